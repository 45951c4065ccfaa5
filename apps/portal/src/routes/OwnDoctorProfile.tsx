import type { DoctorDetails } from '@medportal/ui';
import { AboutOverlay, ClinicOverlay, type DoctorTab, DoctorTabs } from '@medportal/ui/screens';
import type { ReactNode } from 'react';
import { useTab } from '../app/useTab.ts';
import { useEditor } from '../data/useEditor.ts';
import { saveAbout, saveClinic } from '../resources/doctors.ts';
import { useRequestQueue } from './useRequestQueue.ts';

const tabs = ['about', 'requests'] as const satisfies readonly DoctorTab[];

interface EditorProps {
  doctor: DoctorDetails;
  onClose: () => void;
}

function AboutEditor({ doctor: { cv, bio = '' }, onClose }: EditorProps) {
  const editor = useEditor(saveAbout, 'about', onClose);
  return <AboutOverlay editor={editor} recorded={{ cvUrl: cv?.text ?? '', bio }} />;
}

function ClinicEditor({ doctor: { clinic }, onClose }: EditorProps) {
  const editor = useEditor(saveClinic, 'clinic', onClose);
  const { name = '', location = '', openHours = '' } = clinic ?? {};
  return <ClinicOverlay editor={editor} recorded={{ name, location, openHours }} />;
}

const editors = { about: AboutEditor, clinic: ClinicEditor };

export interface OwnDoctorProfileProps extends EditorProps {
  /** What the owner edits. */
  editing: keyof typeof editors | undefined;
  /** The profile's details. */
  children: ReactNode;
}

/** What only the owner of a doctor's profile sees: tabs, requests and overlays. */
export default function OwnDoctorProfile({ editing, children, ...editor }: OwnDoctorProfileProps) {
  const [tab, onTabChange] = useTab('tab', tabs);
  const requests = useRequestQueue(tab === 'requests');
  const Editor = editing && editors[editing];
  return (
    <>
      <DoctorTabs tab={tab} onTabChange={onTabChange} requests={requests}>
        {children}
      </DoctorTabs>
      {Editor && <Editor {...editor} />}
    </>
  );
}

import type { DoctorDetails } from '@medportal/ui';
import {
  AboutOverlay,
  ClinicOverlay,
  DoctorTabs,
  type DoctorTabsProps,
} from '@medportal/ui/screens';
import { useEditor } from '../data/useEditor.ts';
import { saveAbout, saveClinic } from '../resources/doctors.ts';
import { useRequestQueue } from './useRequestQueue.ts';

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

export interface OwnDoctorProfileProps extends EditorProps, Omit<DoctorTabsProps, 'requests'> {
  /** What the owner edits. */
  editing: keyof typeof editors | undefined;
}

/** What only the owner of a doctor's profile sees: tabs, requests and overlays. */
export default function OwnDoctorProfile({
  editing,
  doctor,
  onClose,
  ...tabs
}: OwnDoctorProfileProps) {
  const requests = useRequestQueue(tabs.tab === 'requests');
  const Editor = editing && editors[editing];
  return (
    <>
      <DoctorTabs {...tabs} requests={requests} />
      {Editor && <Editor doctor={doctor} onClose={onClose} />}
    </>
  );
}

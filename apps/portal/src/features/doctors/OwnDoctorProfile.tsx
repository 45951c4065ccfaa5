import type { DoctorDetails } from '@medportal/ui';
import {
  AboutOverlay,
  ClinicOverlay,
  DoctorTabs,
  type DoctorTabsProps,
} from '@medportal/ui/screens';
import type { ComponentType } from 'react';
import { prefetchCapability, useCapability } from '../../core/api/capabilities.ts';
import { useOverlay } from '../../core/query/useOverlay.ts';
import { saveAbout, saveClinic } from './api.ts';
import { withTexts } from '../../core/i18n/language.ts';
import { useRequestQueue } from '../requests/queue.api.ts';

interface EditorProps {
  doctor: DoctorDetails;
  onClose: () => void;
}

function AboutEditor({ doctor: { cv, bio = '' }, onClose }: EditorProps) {
  const editor = useOverlay(saveAbout, 'about', onClose);
  return <AboutOverlay editor={editor} recorded={{ cvUrl: cv?.text ?? '', bio }} />;
}

function ClinicEditor({ doctor: { clinic }, onClose }: EditorProps) {
  const editor = useOverlay(saveClinic, 'clinic', onClose);
  const { name = '', location = '', openHours = '' } = clinic ?? {};
  return <ClinicOverlay editor={editor} recorded={{ name, location, openHours }} />;
}

const editors = { about: AboutEditor, clinic: ClinicEditor };

export interface OwnDoctorProfileProps
  extends EditorProps, Omit<DoctorTabsProps, 'requests' | 'patients'> {
  editing: keyof typeof editors | undefined;
  /** The tab of patients; undefined unless it is open. */
  Patients: ComponentType | undefined;
}

const loadTab = () => withTexts('PatientsTab', () => import('../sharing/PatientsTab.tsx'));

/** Loads the tab of patients, and starts its read. */
export async function loadPatients(request: Request): Promise<ComponentType | undefined> {
  if (!(await prefetchCapability('sharing', 2))) return undefined;
  const { default: Patients, prefetchPatients } = await loadTab();
  prefetchPatients(request);
  return Patients;
}

/** What only the owner of a doctor's profile sees: tabs, requests and overlays. */
export default function OwnDoctorProfile({
  editing,
  doctor,
  Patients,
  onClose,
  ...tabs
}: OwnDoctorProfileProps) {
  const requests = useRequestQueue(tabs.tab === 'requests');
  const listsPatients = useCapability('sharing', 2) === true;
  const Editor = editing && editors[editing];
  return (
    <>
      <DoctorTabs
        {...tabs}
        tab={tabs.tab === 'patients' && !listsPatients ? 'about' : tabs.tab}
        requests={requests}
        patients={listsPatients ? () => Patients && <Patients /> : undefined}
      />
      {Editor && <Editor doctor={doctor} onClose={onClose} />}
    </>
  );
}

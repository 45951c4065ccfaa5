// The pages that benchmarks measure and `first-visit.test.ts` counts.
import { paths, patterns } from '../apps/portal/src/paths.ts';
import { responseForm, type DemoIds, doctor, patient, type Reader } from './demo.ts';

/** The first visit of a page. */
export interface Visit {
  who: Reader;
  name: string;
  path: (ids: DemoIds) => string;
  /** A text of the demo data that neither the URL nor the loading state contains. Absent if the page shows no data. */
  content?: string | undefined;
}

const pageOf =
  (who: Reader) =>
  (name: string, path: Visit['path'], content?: string): Visit => ({ who, name, path, content });
const visitor = pageOf('visitor');
const byPatient = pageOf('patient');
const byDoctor = pageOf('doctor');
const tabOfPatient = (query: Parameters<typeof paths.patientProfile>[1], content: string) =>
  byPatient(
    `${patterns.patientProfile}, ${Object.values(query ?? {}).join(' ')}`,
    () => paths.patientProfile(patient.name, query),
    content,
  );

export const firstVisit = visitor(patterns.home, paths.home);
const ofDoctor = () => paths.doctorProfile(doctor.name);
const ofPatient = () => paths.patientProfile(patient.name);
const requestTo = ({ doctorId }: DemoIds) => paths.request(doctor.name, doctorId);
const journey = 'A check before a long journey';
const shoulder = 'My shoulder feels stiff';

export const visits: readonly Visit[] = [
  firstVisit,
  visitor(patterns.features, paths.features),
  visitor(patterns.login, () => paths.login()),
  visitor(patterns.register, paths.register),
  visitor(patterns.patientRegister, paths.patientRegister),
  visitor(patterns.doctorRegister, paths.doctorRegister, 'Cardiology'),
  visitor(patterns.doctors, () => paths.doctors(), doctor.name),
  visitor(patterns.specializations, paths.specializations, 'Cardiology'),
  visitor(
    patterns.specializationDoctors,
    ({ specializationId }) => paths.specializationDoctors('Cardiology', specializationId),
    doctor.name,
  ),
  visitor(patterns.doctorProfile, ofDoctor, 'Cardiology'),
  visitor(patterns.request, requestTo),
  byPatient(patterns.home, paths.home),
  byPatient(patterns.doctorProfile, ofDoctor, 'Cardiology'),
  byPatient(patterns.request, requestTo, 'Cardiology'),
  byPatient(patterns.patientProfile, ofPatient, '152 cm'),
  tabOfPatient({ tab: 'dailyCheck' }, 'Save blood pressure'),
  tabOfPatient({ tab: 'requests' }, shoulder),
  tabOfPatient({ tab: 'requests', answered: 'true' }, journey),
  tabOfPatient({ tab: 'medHistory' }, 'Demospray'),
  byPatient(patterns.response, ({ answered }) => paths.response(answered, 'Patient'), doctor.name),
  byDoctor(
    `${patterns.doctorProfile}, requests`,
    () => paths.doctorProfile(doctor.name, { tab: 'requests' }),
    journey,
  ),
  byDoctor(patterns.patientProfile, ofPatient, '152 cm'),
  byDoctor(patterns.responseForm, responseForm, shoulder),
];

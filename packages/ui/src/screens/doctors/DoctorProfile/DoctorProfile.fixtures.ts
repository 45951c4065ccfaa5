import {
  arabicDoctor,
  bareDoctor,
  fullDoctor,
  longDoctor,
} from '../../../components/DoctorDetails/DoctorDetails.fixtures.ts';
import type { DoctorProfileView } from './DoctorProfile.tsx';
import type { OnePerStatus } from '../../../testing/fixtures.ts';
import { noAnswer } from '../../shared/failed.fixtures.ts';

export { arabicDoctor, bareDoctor, fullDoctor, longDoctor };

export const doctorProfileViews = {
  loading: { status: 'loading' },
  missing: { status: 'missing', name: 'Nobody Known' },
  failed: noAnswer('The profile could not be loaded'),
  ready: { status: 'ready', viewer: 'visitor', doctor: fullDoctor },
} satisfies OnePerStatus<DoctorProfileView>;

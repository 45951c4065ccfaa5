import {
  arabicDoctor,
  bareDoctor,
  fullDoctor,
  longDoctor,
} from '../../../components/DoctorDetails/DoctorDetails.fixtures.ts';
import type { DoctorProfileView } from './DoctorProfile.tsx';
import type { OnePerStatus } from '../../../testing/fixtures.ts';

export { arabicDoctor, bareDoctor, fullDoctor, longDoctor };

export const doctorProfileViews = {
  loading: { status: 'loading' },
  missing: { status: 'missing', name: 'Nobody Known' },
  failed: {
    status: 'failed',
    failure: {
      title: 'The profile could not be loaded',
      message: 'The server did not answer. Check your connection and try again.',
    },
  },
  ready: { status: 'ready', viewer: 'visitor', doctor: fullDoctor },
} satisfies OnePerStatus<DoctorProfileView>;

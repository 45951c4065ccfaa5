import type { ForYouProps, ForYouView } from './ForYou.tsx';
import type { HomeScreenProps } from './Home.tsx';

const now = Date.parse('2026-02-20T12:00:00Z');

type PatientView = Extract<ForYouView, { role: 'patient' }>;
type DoctorView = Extract<ForYouView, { role: 'doctor' }>;

const failure = {
  title: 'What is new could not be loaded',
  message: 'Something went wrong on our side. Try again in a moment.',
};

const failed = { status: 'failed', failure } as const;
const loading = { status: 'loading' } as const;

const response = (
  requestId: number,
  name: string,
  sentAt: string,
  description: string | undefined,
) => ({
  requestId,
  name,
  sentAt,
  description,
  href: `#response-${requestId}`,
});

const responses = {
  status: 'ready',
  newResponses: [
    response(3, 'Sami Sample', '2026-02-18T09:30:00Z', 'Why am I dizzy in the mornings?'),
    response(2, 'Robin Example', '2026-02-11T16:05:00Z', undefined),
  ],
  leftRequests: [],
  waitingCount: 2,
  oldestWaitingAt: '2026-02-14T08:00:00Z',
} satisfies PatientView['responses'];

const nothingNew = {
  status: 'ready',
  newResponses: [],
  leftRequests: [],
  waitingCount: 0,
  oldestWaitingAt: undefined,
} satisfies PatientView['responses'];

const patient: PatientView = {
  role: 'patient',
  responses,
  knowsNew: true,
  responsesHref: '#responses',
  readings: {
    status: 'ready',
    pressures: [
      {
        value: { kind: 'parsed', systolic: 118, diastolic: 76 },
        takenAt: '2026-02-19T07:30:00Z',
      },
    ],
    sugars: [{ value: { kind: 'parsed', mgPerDl: 94 }, takenAt: '2026-02-19T07:35:00Z' }],
  },
  sugarUnit: 'mg/dL',
  dailyCheckHref: '#daily-check',
};

const urgent = (takenAt: string): PatientView['readings'] => ({
  status: 'ready',
  pressures: [{ value: { kind: 'parsed', systolic: 190, diastolic: 125 }, takenAt }],
  sugars: [{ value: { kind: 'parsed', mgPerDl: 50 }, takenAt }],
});

const waitingRequest = (
  requestId: number,
  name: string,
  sentAt: string,
  description: string | undefined,
) => ({
  requestId,
  name,
  sentAt,
  description,
  recordHref: `#record-${requestId}`,
  href: `#reply-${requestId}`,
});

const doctor: DoctorView = {
  role: 'doctor',
  waiting: {
    status: 'ready',
    waitingCount: 15,
    oldest: [
      waitingRequest(
        9,
        'Pat Example',
        '2026-02-14T08:00:00Z',
        'I have felt tired after climbing stairs for two weeks, and my pulse stays high for a long time afterwards.',
      ),
      waitingRequest(11, 'سلمى المثالية', '2026-02-15T10:00:00Z', 'صداع في الصباح'),
      waitingRequest(14, 'Robin Sample', '2026-02-20T07:00:00Z', undefined),
    ],
    shared: [{ name: 'Mona Example', href: '#record-mona' }],
  },
  requestsHref: '#requests',
};

const withView = (view: ForYouView): ForYouProps => ({ view, now, onRetry: () => {} });

export const home = {
  visitor: { joinHref: '#register', doctorsHref: '#doctors' },
  patient: { doctorsHref: '#doctors' },
  doctor: {},
} satisfies Record<string, HomeScreenProps>;

export const forYou = {
  newResponses: withView(patient),
  nothingNew: withView({ ...patient, responses: nothingNew }),
  doctorsLeft: withView({
    ...patient,
    responses: {
      ...nothingNew,
      leftRequests: [
        response(8, 'Robin Example', '2026-02-03T10:20:00Z', 'My knee hurts when I climb stairs.'),
        response(7, 'سامي المثالي', '2026-01-30T16:05:00Z', undefined),
      ],
    },
  }),
  latestResponses: withView({ ...patient, knowsNew: false }),
  newPatient: withView({
    ...patient,
    responses: nothingNew,
    readings: { status: 'ready', pressures: [], sugars: [] },
    steps: [
      { id: 'medical', done: true, href: '#info' },
      { id: 'reading', done: false, href: '#daily-check' },
      { id: 'doctor', done: false, href: '#doctors' },
    ],
  }),
  urgentReadings: withView({
    ...patient,
    readings: urgent('2026-02-19T18:00:00Z'),
    sugarUnit: 'mmol/L',
  }),
  olderUrgentReadings: withView({ ...patient, readings: urgent('2026-02-12T18:00:00Z') }),
  patientLoading: withView({ ...patient, responses: loading, readings: loading }),
  patientFailed: withView({ ...patient, responses: failed, readings: failed }),
  readingsFailed: withView({
    ...patient,
    readings: {
      status: 'failed',
      failure: { ...failure, title: 'The blood pressure readings could not be loaded' },
    },
  }),
  refreshFailed: withView({
    ...patient,
    responses: { ...responses, stale: { loadedAt: '2026-02-20T11:00:00Z', isRetrying: false } },
  }),
  waiting: withView(doctor),
  nothingWaiting: withView({
    ...doctor,
    waiting: { status: 'ready', waitingCount: 0, oldest: [], shared: [] },
  }),
  newDoctor: withView({
    ...doctor,
    review: 'pending',
    waiting: { status: 'ready', waitingCount: 0, oldest: [], shared: [] },
    steps: [
      { id: 'profile', done: true, href: '#profile' },
      { id: 'clinic', done: false, href: '#profile' },
    ],
  }),
  doctorLoading: withView({ ...doctor, waiting: loading }),
  doctorFailed: withView({ ...doctor, waiting: failed }),
} satisfies Record<string, ForYouProps>;

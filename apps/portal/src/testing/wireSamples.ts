// Synthetic HTTP response bodies in wire spelling.
import type { Schemas } from '@medportal/api-client';
import { people } from './people.ts';

export function wireDoctors(count: number): Schemas['DoctorListItem'][] {
  return Array.from({ length: count }, (_, index) => ({
    name: `Sample Doctor ${index + 1}`,
    gender: index % 2 === 0 ? 'Female' : 'Male',
    clinicName: index % 3 === 2 ? 'No Clinic' : 'Green Leaf Clinic',
    medicalSpecificationName: ['Cardiology', 'Neurology', 'Pediatrics'][index % 3],
  }));
}

export const wireDoctor: Schemas['DoctorDetail'] = {
  name: people.doctor.name,
  doctorId: 7,
  gender: 'Female',
  phoneNumber: '+00 000 0001',
  email: 'juniper.vale@demo.example',
  address: '1 Example Street, Demoville',
  cvUrl: 'https://demo.example/cv/juniper-vale',
  bio: 'An invented doctor who takes time to listen.',
  medicalSpecification: { msName: 'Cardiology' },
  clinic: {
    clinicName: 'Green Leaf Clinic',
    location: '3 Example Square',
    openHours: 'Monday to Friday, 9 to 17',
  },
};

export const wirePatient: Schemas['PatientDetail'] = {
  name: people.patient.name,
  gender: 'Female',
  phoneNumber: '+00 000 0002',
  email: 'robin.meadow@demo.example',
  address: '2 Example Street, Demoville',
  bloodType: 'A+',
  height: 172,
  weight: 68,
};

/** Requests from `people.patient` to `people.doctor`, newest first. */
export function wireRequests(count: number, isAnswered: boolean): Schemas['RequestListItem'][] {
  return Array.from({ length: count }, (_, index) => ({
    requestId: 100 - index,
    doctorId: 7,
    doctorName: people.doctor.name,
    patientId: 3,
    patientName: people.patient.name,
    description: `Question ${index + 1}: I feel dizzy in the mornings. What could help?`,
    date: new Date(Date.UTC(2026, 10, 18 - index, 9, 30)).toISOString(),
    isAnswered,
  }));
}

/** Requests of several patients to `people.doctor`, newest first. The two oldest were sent at the same time. */
export const wireQueue: Schemas['RequestListItem'][] = [
  ['Robin Meadow', 'I feel dizzy in the mornings. What could help?'],
  ['Wren Summer', 'My knee hurts when I climb stairs.'],
  ['ياسمين النهر', 'أشعر بالدوخة في الصباح.'],
  ['Starling May', 'A headache that comes back every evening.'],
  ['Robin Meadow', 'Shall I go on with the tablets?'],
  ['Linden Hill', 'A rash on both arms since Monday.'],
  ['Wren Summer', 'I am dizzy after standing up.'],
  ['Clover Field', 'My cough has lasted for three weeks.'],
  ['Starling May', 'Which exercise is good for the back?'],
  ['Hazel Brook', 'I sleep badly and feel tired all day.'],
  ['Aspen Lake', 'My stomach hurts after meals.'],
].map(([patientName = '', description = ''], index) => ({
  requestId: 300 - index,
  doctorId: 7,
  doctorName: people.doctor.name,
  patientId: 30 + patientName.length,
  patientName,
  description,
  date: new Date(Date.UTC(2026, 10, 18 - Math.min(index, 9), 9, 30)).toISOString(),
  isAnswered: false,
}));

/** A request with a response in all four sections. */
export const wireResponse: Schemas['RequestDetail'] = {
  requestId: 100,
  doctorId: 7,
  doctorName: people.doctor.name,
  patientId: 3,
  patientName: people.patient.name,
  description: 'I feel dizzy in the mornings.\nWhat could help?',
  date: '2026-11-18T09:30:00Z',
  isAnswered: true,
  generalReport: {
    diagnosis: 'Low blood pressure in the mornings',
    treatmentPlan: 'Drink a glass of water before getting up',
    notes: 'Come back in two weeks',
    attachment: 'https://demo.example/leaflet',
  },
  medicine: {
    medicineName: 'Examplazole',
    dosage: '5 mg',
    frequency: 'Once a day',
    instructions: 'With breakfast',
  },
  chronicDisease: {
    chronicDiseaseName: 'Sample hypotension',
    description: 'Blood pressure that is low for years',
    causes: 'Not known',
    symptoms: 'Dizziness in the mornings',
    digonsis: 'Measured on three mornings',
    treatment: 'Water and slow movements',
    dateOfDiagonsis: '2024-01-31',
  },
  allergy: { allergyName: 'Birch pollen', symptons: 'Sneezing' },
};

/** The same request before its response. */
export const wireUnanswered: Schemas['RequestDetail'] = {
  ...wireResponse,
  isAnswered: false,
  generalReport: null,
  medicine: null,
  chronicDisease: null,
  allergy: null,
};

const dayAt = (daysAgo: number, hour: number) =>
  new Date(Date.UTC(2026, 10, 19 - daysAgo, hour)).toISOString();

export function wirePressures(count: number): Schemas['BloodPressureReading'][] {
  return Array.from({ length: count }, (_, day) => ({
    value: `${117 + ((day * 7) % 17)}/${75 + ((day * 5) % 9)}`,
    date: dayAt(day, 7),
  }));
}

export function wireSugars(count: number): Schemas['BloodSugarReading'][] {
  return Array.from({ length: count }, (_, day) => ({
    value: 88 + ((day * 11) % 31),
    date: dayAt(day, 8),
  }));
}

export const wirePatientInbox: Schemas['PatientInbox'] = {
  role: 'Patient',
  newResponses: [
    {
      requestId: 100,
      doctorId: 7,
      doctorName: people.doctor.name,
      sentAt: '2026-11-16T08:00:00.000Z',
      answeredAt: '2026-11-19T15:30:00.000Z',
      description: 'My knee has hurt for two weeks.',
    },
  ],
  newResponsesCount: 1,
  waitingCount: 2,
  oldestWaitingAt: '2026-11-18T07:45:00.000Z',
};

export const wireDoctorInbox: Schemas['DoctorInbox'] = {
  role: 'Doctor',
  waitingCount: 15,
  oldestWaitingAt: '2026-11-14T09:15:00.000Z',
};

/** What waits longest for the doctor of {@link wireDoctorInbox}. */
export const wireWaiting: Schemas['InboxRequestPage'] = {
  requests: [
    {
      requestId: 101,
      doctorId: 7,
      doctorName: people.doctor.name,
      patientId: 3,
      patientName: people.patient.name,
      date: '2026-11-14T09:15:00.000Z',
      description: 'I have been tired for a week.',
      isAnswered: false,
      answeredAt: null,
    },
  ],
  totalCount: 15,
};

/** A doctor who can read all by a request, one who reads a part until a date, and one who no longer reads any. */
export const wireAccount: Schemas['AccountDetail'] = {
  name: 'Robin Meadow',
  email: 'robin.meadow@demo.example',
  newEmail: null,
  isEmailConfirmed: true,
  gender: 'Female',
  phoneNumber: '+00 000 0001',
  address: '1 Example Street, Demoville',
  responseNotices: false,
  retentionDays: 14,
};

export const wireSessions: Schemas['ActiveSession'][] = [
  {
    sessionId: 12,
    device: 'Firefox on Windows',
    createdAt: '2026-03-03T09:02:11.000Z',
    lastSeenAt: '2026-03-03T10:30:00.000Z',
    isCurrent: true,
  },
  {
    sessionId: 9,
    device: 'Safari on iOS',
    createdAt: '2026-03-03T07:40:59.000Z',
    lastSeenAt: '2026-03-03T08:15:00.000Z',
    isCurrent: false,
  },
  {
    sessionId: 8,
    device: null,
    createdAt: '2026-03-02T22:11:05.000Z',
    lastSeenAt: '2026-03-03T02:45:00.000Z',
    isCurrent: false,
  },
];

const wireRefusal = { action: 'login', outcome: 'denied', device: null, count: 12 } as const;

export const wireLogIns: Schemas['LogIn'][] = [
  {
    date: '2026-03-03T09:02:11.000Z',
    action: 'login',
    outcome: 'allowed',
    device: 'Firefox on Windows',
    network: '192.0.2.0',
  },
  { ...wireRefusal, date: '2026-03-03T03:12:00.000Z', network: '2001:db8:1::' },
  {
    ...wireRefusal,
    date: '2026-03-02T22:11:05.000Z',
    action: 'somethingNew',
    network: null,
    count: 1,
  },
];

export const wireGrants: Schemas['Grant'][] = [
  {
    doctorId: 8,
    doctorName: 'Alder Brook',
    sections: ['details', 'readings', 'medicines', 'chronicDiseases', 'allergies'],
    source: 'request',
    since: '2026-03-03T09:00:00.000Z',
    expiresAt: null,
    revokedAt: null,
  },
  {
    doctorId: 9,
    doctorName: 'Linden Hill',
    sections: ['readings', 'medicines'],
    source: 'patient',
    since: '2026-10-12T14:30:00.000Z',
    expiresAt: '2031-01-31T22:59:59.999Z',
    revokedAt: null,
  },
  {
    doctorId: 7,
    doctorName: people.doctor.name,
    sections: ['details', 'readings', 'medicines', 'chronicDiseases', 'allergies'],
    source: 'request',
    since: '2025-06-01T08:00:00.000Z',
    expiresAt: null,
    revokedAt: '2026-02-10T17:45:00.000Z',
  },
];

/** The visits of a doctor, one of which was refused, and one of the patient. */
export const wireAccesses: Schemas['AccessLogEntry'][] = [
  {
    date: '2026-11-19T10:40:00.000Z',
    accountName: 'Alder Brook',
    role: 'Doctor',
    isSelf: false,
    action: 'listBloodPressures',
    outcome: 'allowed',
    count: 1,
    requestId: null,
  },
  {
    date: '2026-11-19T10:02:00.000Z',
    accountName: 'Alder Brook',
    role: 'Doctor',
    isSelf: false,
    action: 'listAllergies',
    outcome: 'denied',
    count: 1,
    requestId: null,
  },
  {
    date: '2026-11-18T07:15:00.000Z',
    accountName: people.patient.name,
    role: 'Patient',
    isSelf: true,
    action: 'getPatient',
    outcome: 'allowed',
    count: 1,
    requestId: null,
  },
];

import { sampleRequest } from '../RequestList/RequestList.fixtures.ts';
import type { RequestPerson, RequestSummary } from './RequestCard.tsx';

const doctor: RequestPerson = { name: 'Sami Sample', href: '#doctor', role: 'doctor' };

export const requestSummaries = {
  doctorUnanswered: sampleRequest,
  doctorAnswered: { ...sampleRequest, link: { kind: 'response', href: '#response' } },
  patientAnswered: {
    ...sampleRequest,
    person: doctor,
    link: { kind: 'response', href: '#response' },
  },
  patientUnanswered: { ...sampleRequest, person: doctor, link: { kind: 'none' } },
  doctorLeft: {
    ...sampleRequest,
    person: { name: 'Sami Sample', role: 'doctor' },
    link: { kind: 'left', href: '#doctors' },
  },
  answeredAndLeft: {
    ...sampleRequest,
    person: { name: 'Sami Sample', role: 'doctor' },
    link: { kind: 'response', href: '#response' },
  },
  emptyDescription: { ...sampleRequest, description: undefined },
  lineBreaks: { ...sampleRequest, description: 'Monday: fine\nTuesday: headache\n\nThanks' },
  dateMissing: { ...sampleRequest, sentAt: undefined },
  dateInvalid: { ...sampleRequest, sentAt: 'yesterday' },
  // The day to which stories fix the clock.
  today: { ...sampleRequest, sentAt: '2026-11-20T08:15:00Z' },
  longDescription: {
    ...sampleRequest,
    description: 'This line stands for what a worried person writes late in the evening. '.repeat(
      20,
    ),
  },
  nameNotGiven: {
    ...sampleRequest,
    person: undefined,
    link: { kind: 'response', href: '#response' },
  },
  longName: {
    ...sampleRequest,
    person: {
      name: 'Maximiliane Alexandra Example-Longlastname von und zu Musterhausen-Beispielstadt',
      href: '#patient',
      role: 'patient',
    },
  },
  arabic: {
    ...sampleRequest,
    person: { name: 'سلمى المثالية', href: '#patient', role: 'patient' },
    description: 'أشعر بالتعب عند صعود الدرج منذ أسبوعين.\nلا توجد أعراض أخرى.',
  },
} satisfies Record<string, RequestSummary>;

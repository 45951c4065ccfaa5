import type { ResponseDetails } from '../../shared/ResponseDetails.ts';
import type { ResponseViewView } from './ResponseView.tsx';
import type { OnePerStatus } from '../../../testing/fixtures.ts';
import { noAnswer } from '../../shared/failed.fixtures.ts';

const correspondents = {
  patient: { name: 'Pat Example', href: '#patient' },
  doctor: { name: 'Sami Sample', href: '#doctor' },
  sentAt: '2026-02-03T09:30:00Z',
};

export const fullResponse: ResponseDetails = {
  ...correspondents,
  reader: 'patient',
  answered: true,
  description: 'I have felt tired after climbing stairs for two weeks.\n\nNo other symptoms.',
  generalReport: {
    diagnosis: 'Nothing out of the ordinary in this made-up case',
    treatmentPlan: 'Rest for a week',
    notes: 'Write again if it does not get better.',
    attachment: { text: 'https://files.example/report', href: 'https://files.example/report' },
  },
  medicine: {
    name: 'Examplazole',
    dosage: '1 tablet of 20 mg',
    frequency: 'Once a day',
    instructions: 'With water, before breakfast',
  },
  chronicDisease: {
    name: 'Example syndrome',
    description: 'An invented disease.',
    causes: 'Unknown',
    symptoms: 'Tiredness',
    diagnosis: 'Found in a routine check',
    treatment: 'Rest',
    dateOfDiagnosis: '2024-02-20',
  },
  allergy: { name: 'Example pollen', symptoms: 'Sneezing' },
};

export const mixedResponse: ResponseDetails = {
  ...correspondents,
  reader: 'patient',
  answered: true,
  description: fullResponse.description,
  generalReport: { diagnosis: 'Nothing out of the ordinary in this made-up case' },
  medicine: { name: 'Examplazole', frequency: 'Once a day' },
  chronicDisease: { name: 'Example syndrome', treatment: 'Rest' },
  allergy: { name: 'Example pollen' },
};

export const emptyResponse: ResponseDetails = {
  ...correspondents,
  reader: 'patient',
  answered: true,
};

export const unansweredRequest: ResponseDetails = {
  ...correspondents,
  reader: 'patient',
  answered: false,
  description: fullResponse.description,
};

export const leftUnanswered: ResponseDetails = { ...unansweredRequest, hasDoctorLeft: true };

export const longResponse: ResponseDetails = {
  ...fullResponse,
  generalReport: {
    diagnosis: 'A sentence that a thorough doctor might write. '.repeat(20),
    treatmentPlan: 'First this.\nThen that.\n\nAnd in the end something else.',
    notes: 'Verylongwordwithoutanyspaceinit'.repeat(8),
    attachment: { text: 'see the paper that I gave you' },
  },
};

export const arabicResponse: ResponseDetails = {
  ...fullResponse,
  patient: { name: 'سلمى المثالية', href: '#patient' },
  doctor: { name: 'مريم المثالية', href: '#doctor' },
  generalReport: { diagnosis: 'لا شيء غير عادي', treatmentPlan: 'الراحة لمدة أسبوع' },
};

export const responseViewViews = {
  loading: { status: 'loading' },
  locked: { status: 'locked', reason: { kind: 'log-in', loginHref: '#log-in' } },
  missing: { status: 'missing' },
  failed: noAnswer('The response could not be loaded'),
  ready: { status: 'ready', ...fullResponse },
} satisfies OnePerStatus<ResponseViewView>;

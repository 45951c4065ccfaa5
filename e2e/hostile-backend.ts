// A backend of the contract that fills every text field from a corpus, each field of a record with a different text.
import type { Page } from 'playwright';
import {
  type Answer,
  type OperationId,
  operations,
  type Schemas,
} from '../packages/api-client/src/index.ts';
import { isCoreOnly } from './browser.ts';

/** The texts for the fields of one record. With one round per text, each field gets the whole corpus. */
class Texts {
  /** The texts that a page must show, each in its own element. */
  readonly shown: string[] = [];
  readonly corpus: readonly string[];
  #next: number;

  constructor(corpus: readonly string[], round: number) {
    this.corpus = corpus;
    this.#next = round;
  }

  /** A text for a field that the page shows after `prefix`. */
  show(prefix = ''): string {
    const text = this.hide();
    this.shown.push(prefix + text);
    return text;
  }

  /** A text from the URL that the page shows. */
  repeat(text: string): string {
    this.shown.push(text);
    return text;
  }

  /** A text for a field that the page parses, such as a date, or does not show. */
  hide(): string {
    const text = this.corpus[this.#next % this.corpus.length]!;
    // A large step, so that the fields of a record differ in kind.
    this.#next += 101;
    return text;
  }

  /** A list with one record per text of the corpus. */
  each<Item>(record: (texts: Texts, index: number) => Item): Item[] {
    return this.corpus.map((_, index) => {
      const texts = new Texts(this.corpus, index);
      const item = record(texts, index);
      this.shown.push(...texts.shown);
      return item;
    });
  }
}

export const people = {
  doctor: { name: 'Juniper Vale', role: 'Doctor', id: 7 },
  patient: { name: 'Robin Meadow', role: 'Patient', id: 3 },
} as const;

type Parties = Pick<Schemas['RequestListItem'], 'doctorName' | 'patientName'>;

const requests = (texts: Texts, parties: (texts: Texts) => Parties) => ({
  totalCount: texts.corpus.length,
  requests: texts.each((one, index) => ({
    requestId: index + 1,
    doctorId: people.doctor.id,
    patientId: people.patient.id,
    ...parties(one),
    description: one.show(),
    date: one.hide(),
    isAnswered: index % 2 === 0,
  })),
});

const doctorItem = (texts: Texts) => ({
  name: texts.show(),
  gender: texts.hide(),
  clinicName: texts.show(),
  medicalSpecificationName: texts.show(),
});

const medicine = (texts: Texts) => ({
  medicineName: texts.show(),
  dosage: texts.show(),
  frequency: texts.show(),
  instructions: texts.show(),
});

const chronicDisease = (texts: Texts) => ({
  chronicDiseaseName: texts.show(),
  description: texts.show(),
  causes: texts.show(),
  symptoms: texts.show(),
  digonsis: texts.show(),
  treatment: texts.show(),
  dateOfDiagonsis: texts.hide(),
});

const allergy = (texts: Texts) => ({ allergyName: texts.show(), symptons: texts.show() });

const contact = (texts: Texts) => ({
  gender: texts.hide(),
  phoneNumber: texts.show(),
  email: texts.show(),
  address: texts.show(),
});

/** The answer to each read. A request has a response when the patient reads it. */
const reads = {
  listSpecializations: (texts) =>
    texts.each((one, index) => ({ msId: index + 1, msName: one.show() })),
  listDoctors: (texts) => ({
    doctors: texts.each(doctorItem),
    totalCount: texts.corpus.length,
  }),
  listDoctorsBySpecialization: (texts) => texts.each(doctorItem),
  getDoctor: (texts, { name = '' }) => ({
    name: texts.repeat(name),
    doctorId: people.doctor.id,
    ...contact(texts),
    cvUrl: texts.show(),
    bio: texts.show(),
    medicalSpecification: { msName: texts.show() },
    clinic: { clinicName: texts.show(), location: texts.show(), openHours: texts.show() },
  }),
  getPatient: (texts, { name = '' }) => ({
    name: texts.repeat(name),
    ...contact(texts),
    bloodType: texts.hide(),
    height: 170,
    weight: 70,
  }),
  listDoctorRequests: (texts) =>
    requests(texts, (one) => ({ doctorName: one.hide(), patientName: one.show() })),
  listPatientRequests: (texts) =>
    requests(texts, (one) => ({ doctorName: one.show('Dr. '), patientName: one.hide() })),
  listBloodPressures: (texts) => texts.each((one) => ({ value: one.show(), date: one.hide() })),
  listBloodSugars: () => [],
  listMedicines: (texts) => texts.each((one) => ({ addedBy: one.show(), ...medicine(one) })),
  listChronicDiseases: (texts) =>
    texts.each((one) => ({ addedBy: one.show(), ...chronicDisease(one) })),
  listAllergies: (texts) => texts.each((one) => ({ addedBy: one.show(), ...allergy(one) })),
  listGrants: (texts) => ({
    grants: texts.each((one, index) => ({
      doctorId: index + 1,
      doctorName: one.show(),
      sections: ['readings' as const],
      source: 'request' as const,
      since: one.hide(),
      expiresAt: null,
      revokedAt: null,
    })),
  }),
  listPatients: (texts) => ({
    patients: texts.each((one) => ({
      patientName: one.show(),
      sections: ['readings' as const],
      since: one.hide(),
      expiresAt: null,
      isNew: false,
    })),
    totalCount: texts.corpus.length,
  }),
  listAccessLog: (texts) => ({
    entries: texts.each((one) => ({
      date: one.hide(),
      accountName: one.show(),
      role: 'Patient' as const,
      isSelf: false,
      action: one.hide(),
      outcome: 'allowed' as const,
      count: 1,
      requestId: null,
    })),
    totalCount: texts.corpus.length,
    next: null,
  }),
  getRequest: (texts, { role }) => {
    const request = { patientName: texts.show(), description: texts.show() };
    if (role === 'Doctor') return { ...request, doctorName: texts.hide(), isAnswered: false };
    return {
      ...request,
      doctorName: texts.show(),
      date: texts.hide(),
      isAnswered: true,
      generalReport: {
        diagnosis: texts.show(),
        treatmentPlan: texts.show(),
        notes: texts.show(),
        attachment: texts.show(),
      },
      medicine: medicine(texts),
      chronicDisease: chronicDisease(texts),
      allergy: allergy(texts),
    };
  },
} satisfies {
  [Id in OperationId]?: (texts: Texts, pathParameters: Record<string, string>) => Answer<Id>;
};

export type ReadId = keyof typeof reads;

const isRead = (id: string): id is ReadId => id in reads;

export function answerOf(
  id: ReadId,
  corpus: readonly string[],
  round: number,
  pathParameters: Record<string, string> = {},
): { body: unknown; shown: string[] } {
  const texts = new Texts(corpus, round);
  const body = reads[id](texts, pathParameters);
  return { body, shown: texts.shown };
}

// Literal paths first: a parameter would match their segments.
const patterns = Object.entries(operations)
  .toSorted(([, one], [, other]) => one.path.split('{').length - other.path.split('{').length)
  .map(([id, { method, path }]) => ({ id, method, segments: path.split('/') }));

function operationAt(method: string, url: string) {
  const segments = new URL(url).pathname.split('/').map(decodeURIComponent);
  const found = patterns.find(
    (pattern) =>
      pattern.method === method &&
      pattern.segments.length === segments.length &&
      pattern.segments.every((part, index) => part.startsWith('{') || part === segments[index]),
  );
  if (!found) throw new Error(`The contract has no ${method} ${url}`);
  const parts = found.segments.map((part, index) => [part.slice(1, -1), segments[index] ?? '']);
  return { id: found.id, pathParameters: Object.fromEntries(parts) };
}

export interface Backend {
  corpus: readonly string[];
  round: number;
  /** An error that one operation answers with. */
  failure?: { of: OperationId; status: number; json: Schemas['Problem'] };
}

const capabilities = isCoreOnly ? {} : { sharing: 2, accessLog: 1 };

export async function answerCalls(page: Page, backend: Backend): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const { corpus, round, failure } = backend;
    const { id, pathParameters } = operationAt(route.request().method(), route.request().url());
    if (failure?.of === id) return route.fulfill({ status: failure.status, json: failure.json });
    if (id === 'getCapabilities') return route.fulfill({ json: { capabilities } });
    if (!isRead(id)) return route.fulfill({ json: { message: 'Done.' } });
    return route.fulfill({ json: answerOf(id, corpus, round, pathParameters).body });
  });
}

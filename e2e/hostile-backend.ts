// A backend that keeps to the contract and whose every text is one of a corpus: another one in each field of a record.
import type { Page } from 'playwright';
import {
  type Answer,
  type OperationId,
  operations,
  type Schemas,
} from '../packages/api-client/src/index.ts';

/** The texts for the fields of one record. Over as many rounds as the corpus is long, each field gets all of it. */
class Texts {
  /** What a page must show of the record, each text in an element of its own. */
  readonly shown: string[] = [];
  readonly corpus: readonly string[];
  #next: number;

  constructor(corpus: readonly string[], round: number) {
    this.corpus = corpus;
    this.#next = round;
  }

  /** The text for a field that the page shows; `before` is what it puts in front. */
  show(before = ''): string {
    const text = this.hide();
    this.shown.push(before + text);
    return text;
  }

  /** A text of the page's address, which the page shows, too. */
  repeat(text: string): string {
    this.shown.push(text);
    return text;
  }

  /** The text for a field that the page reads, such as a date, and does not show as it is. */
  hide(): string {
    const text = this.corpus[this.#next % this.corpus.length]!;
    // A step that makes neighbours of different texts in each field.
    this.#next += 101;
    return text;
  }

  /** A list with a record for each text of the corpus. */
  each<Item>(record: (texts: Texts, index: number) => Item): Item[] {
    return this.corpus.map((_, index) => {
      const texts = new Texts(this.corpus, index);
      const item = record(texts, index);
      this.shown.push(...texts.shown);
      return item;
    });
  }
}

/** The people of the addresses, with the ids of their accounts. */
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
    // Both tabs ask; the portal believes the items.
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

/** What each read answers; `asked` is what its address names. A request is answered for those who ask as the patient. */
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
  [Id in OperationId]?: (texts: Texts, asked: Record<string, string>) => Answer<Id>;
};

/** A call that answers with texts. */
export type ReadId = keyof typeof reads;

const isRead = (id: string): id is ReadId => id in reads;

/** What the backend answers to a read in one round, and the texts that a page must show of it. */
export function answerOf(
  id: ReadId,
  corpus: readonly string[],
  round: number,
  asked: Record<string, string> = {},
): { body: unknown; shown: string[] } {
  const texts = new Texts(corpus, round);
  const body = reads[id](texts, asked);
  return { body, shown: texts.shown };
}

// The path with the fewest parameters first: another could be meant by the words of its address.
const patterns = Object.entries(operations)
  .toSorted(([, one], [, other]) => one.pathParameters.length - other.pathParameters.length)
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
  return { id: found.id, asked: Object.fromEntries(parts) };
}

/** What the backend answers at the moment. */
export interface Backend {
  corpus: readonly string[];
  round: number;
  /** What one operation answers in the place of what it is asked for. */
  refusal?: { of: OperationId; status: number; json: Schemas['Problem'] };
}

/** Answers the calls of a page as `backend` says at the moment of the call. */
export async function answerCalls(page: Page, backend: Backend): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const { corpus, round, refusal } = backend;
    const { id, asked } = operationAt(route.request().method(), route.request().url());
    if (refusal?.of === id) return route.fulfill({ status: refusal.status, json: refusal.json });
    if (!isRead(id)) return route.fulfill({ json: { message: 'Done.' } });
    return route.fulfill({ json: answerOf(id, corpus, round, asked).body });
  });
}

import type { Sections } from '../src/repositories/sections.ts';
import { createRandom, type Random } from './random.ts';

const DAY_MS = 24 * 3_600_000;

/** The people are indexes into the lists of demo people. */
export interface DemoRequest {
  patientIndex: number;
  doctorIndex: number;
  description: string;
  sentAt: Date;
  answered: { at: Date; sections: Sections } | null;
}

const descriptions = [
  'I sleep less well since the clocks changed. Is there something that I could look at first?',
  'My eyes itch when I walk past the meadow. It started two weeks ago.',
  'Could you please look over my readings of the last weeks?',
  'My shoulder feels stiff in the mornings and is fine by noon.',
  'I would like to start running again after a long break.',
  'Dry skin on both hands since the heating is on.',
  'I get a mild headache after long days at the screen.',
  'A check before a long journey: is there anything to prepare?',
  'My knee clicks on the stairs. It does not hurt.',
  'أود مراجعة قراءات ضغط الدم للأسابيع الماضية من فضلك.',
  'Хотелось бы обсудить показания за последний месяц.',
  `I have kept a diary for three weeks, as we said. In short: mornings are good, afternoons are slow,
and the evenings depend on how much I have walked.

I have noted what I ate and when I slept. The readings are all in the portal. I am curious what you
make of them, and whether the diary is worth keeping up.`,
] as const;

const nothing: Sections = {
  generalReport: null,
  medicine: null,
  chronicDisease: null,
  allergy: null,
};

// The medicines are invented, so that the demo gives no medical advice.
const responses = [
  {
    generalReport: {
      diagnosis: 'Nothing unusual in this example',
      treatmentPlan: 'Carry on as before',
      notes: 'The readings look steady. Thank you for keeping them so regularly.',
      attachment: 'https://demo.example/reports/sample-report',
    },
    medicine: {
      name: 'Examplin',
      dosage: '1 tablet',
      frequency: 'Once a day',
      instructions: 'With a glass of water. An invented medicine.',
      isMaintenance: true,
    },
    chronicDisease: {
      name: 'Hay fever',
      description: 'A reaction of the nose and eyes to pollen',
      causes: 'Pollen in spring',
      symptoms: 'Sneezing, itchy eyes',
      diagnosis: 'From the history',
      treatment: 'Airing in the late evening',
      dateOfDiagnosis: '2021-04-18',
    },
    allergy: { name: 'Birch pollen', symptoms: 'Sneezing, itchy eyes' },
  },
  {
    ...nothing,
    generalReport: {
      diagnosis: 'Tired muscles',
      treatmentPlan: 'Rest and gentle stretching',
    },
  },
  {
    ...nothing,
    generalReport: {
      notes: 'Thank you for the diary. It is worth keeping up.',
      attachment: 'Diary, pages 1 to 3',
    },
    allergy: { name: 'House dust', symptoms: 'A runny nose in the mornings' },
  },
  {
    ...nothing,
    medicine: {
      name: 'Samplex cream',
      dosage: 'A thin layer',
      frequency: 'In the evening',
      isMaintenance: false,
    },
  },
  {
    ...nothing,
    generalReport: {
      diagnosis: 'Dry skin',
      treatmentPlan: 'A richer hand cream',
      notes: 'Common in winter.',
    },
    chronicDisease: {
      name: 'Dry skin',
      causes: 'Dry air indoors',
      symptoms: 'Tight, rough skin on the hands',
      treatment: 'Hand cream',
      dateOfDiagnosis: '2019-11-03',
    },
  },
  {
    ...nothing,
    medicine: {
      name: 'Demodrops',
      dosage: '2 drops',
      frequency: 'When needed',
      instructions: 'Invented for the demo.',
      isMaintenance: true,
    },
    allergy: { name: 'Cat hair' },
  },
] as const satisfies readonly Sections[];

// Alternative names, so that a patient with several responses has no duplicates on record.
const variants = new Map([
  ['Examplin', ['Fictivol', 'Inventan']],
  ['Samplex cream', ['Samplex lotion', 'Samplex balm']],
  ['Demodrops', ['Demospray', 'Demogel']],
  ['Birch pollen', ['Hazel pollen', 'Grass pollen']],
  ['House dust', ['Feathers', 'Mould']],
  ['Cat hair', ['Dog hair', 'Horse hair']],
]);

// The demo patient and doctor have enough requests for a second page. The last two patients write to nobody, so that
// the demo doctor finds locked records.
const PATIENTS_WHO_WRITE = 18;
const DOCTORS = 60;

/** The dates count back from `now`, oldest first. */
export function createDemoRequests(now: Date): DemoRequest[] {
  const random = createRandom(7);
  const pairs = [
    ...Array.from({ length: 15 }, (_, index) => ({
      patientIndex: 0,
      // The fifth waits: so the demo patient has fewer waiting than allowed, and can send the demo doctor another one.
      doctorIndex: index % 5 === 4 ? 1 : 0,
    })),
    ...Array.from({ length: 24 }, (_, index) => ({
      patientIndex: 1 + (index % (PATIENTS_WHO_WRITE - 1)),
      doctorIndex: 0,
    })),
    ...Array.from({ length: 46 }, (_, index) => ({
      patientIndex: index % PATIENTS_WHO_WRITE,
      doctorIndex: random.between(1, DOCTORS - 1),
    })),
  ];
  return pairs
    .map((pair, index) => toRequest(pair, index, random, now))
    .toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime());
}

function toRequest(
  pair: Pick<DemoRequest, 'patientIndex' | 'doctorIndex'>,
  index: number,
  random: Random,
  now: Date,
): DemoRequest {
  const daysAgo = random.between(2, 90);
  const sentAt = new Date(now.getTime() - daysAgo * DAY_MS - random.between(0, DAY_MS));
  const answeredAt = new Date(sentAt.getTime() + random.between(DAY_MS / 12, DAY_MS));
  return {
    ...pair,
    description: descriptions[index % descriptions.length] ?? descriptions[0],
    sentAt,
    answered: index % 5 < 3 ? { at: answeredAt, sections: sectionsFor(index) } : null,
  };
}

function sectionsFor(index: number): Sections {
  const sections: Sections = responses[index % responses.length] ?? responses[0];
  const turn = Math.floor(index / responses.length) % 3;
  return {
    ...sections,
    medicine: inTurn(sections.medicine, turn),
    chronicDisease: turn === 0 ? sections.chronicDisease : null,
    allergy: inTurn(sections.allergy, turn),
  };
}

function inTurn<Section extends { name?: string | null }>(section: Section | null, turn: number) {
  const name = variants.get(section?.name ?? '')?.[turn - 1];
  return section && name ? { ...section, name } : section;
}

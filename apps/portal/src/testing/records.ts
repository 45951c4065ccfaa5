// Records for the tests of copies.
import type { CopiedRecord, ResponseContent, ResponseDetails } from '@medportal/ui/screens';
import {
  type Arbitrary,
  date,
  array,
  boolean,
  constant,
  constantFrom,
  double,
  integer,
  oneof,
  option,
  record,
  string,
} from 'fast-check';

/** Every field of a response. It does not compile without one of them. */
export const fullContent: {
  [Section in keyof ResponseContent]-?: Required<NonNullable<ResponseContent[Section]>>;
} = {
  generalReport: {
    diagnosis: 'Low blood pressure in the mornings',
    treatmentPlan: 'A glass of water before getting up',
    notes: 'Come back in two weeks',
    attachment: { text: 'leaflet' },
  },
  medicine: {
    name: 'Examplazole',
    dosage: '5 mg',
    frequency: 'Once a day',
    instructions: 'With breakfast',
  },
  chronicDisease: {
    name: 'Sample hypotension',
    description: 'Blood pressure that is low for years',
    causes: 'Not known',
    symptoms: 'Dizziness',
    diagnosis: 'Measured on three mornings',
    treatment: 'Water and slow movements',
    dateOfDiagnosis: '2024-01-31',
  },
  allergy: { name: 'Birch pollen', symptoms: 'Sneezing' },
};

/** A response with something in every field. */
export const fullResponse: ResponseDetails = {
  reader: 'patient',
  patient: { name: 'Robin Meadow', href: '#patient' },
  doctor: { name: 'Juniper Vale', href: '#doctor' },
  description: 'I feel dizzy in the mornings.',
  sentAt: '2026-11-18T09:30:00.000Z',
  answered: true,
  answeredAt: '2026-11-19T15:30:00.000Z',
  ...fullContent,
};

const { answeredAt: _, ...answeredRequest } = fullResponse;

/** A record with something in every field. The history has what the response has. */
export const fullRecord: CopiedRecord = {
  name: 'Robin Meadow',
  details: {
    name: 'Robin Meadow',
    gender: 'female',
    phoneNumber: '+00 000 0002',
    email: 'robin.meadow@demo.example',
    address: '2 Example Street, Demoville',
    bloodType: 'A+',
    heightCm: 172,
    weightKg: 68.5,
  },
  pressures: [
    {
      value: { kind: 'parsed', systolic: 131, diastolic: 86 },
      takenAt: '2026-11-20T08:00:00.000Z',
    },
    { value: { kind: 'text', text: 'high' } },
  ],
  sugars: [
    { value: { kind: 'parsed', mgPerDl: 88.5 }, takenAt: '2026-11-20T08:05:00.000Z' },
    { value: { kind: 'text', text: undefined }, takenAt: '2026-11-19T08:05:00.000Z' },
  ],
  medicines: [
    { ...fullContent.medicine, addedBy: 'Juniper Vale', isMaintenance: true },
    { dosage: '5 ml' },
  ],
  chronicDiseases: [
    { ...fullContent.chronicDisease, addedBy: 'Juniper Vale' },
    { addedBy: 'Sorrel Field', dateOfDiagnosis: 'last winter' },
  ],
  allergies: [{ ...fullContent.allergy, addedBy: 'Juniper Vale' }, {}],
  requests: [
    { doctor: { name: 'Sorrel Field' }, sentAt: '2026-11-20T09:30:00.000Z', answered: false },
    answeredRequest,
    { description: 'My knee hurts.', answered: false, hasDoctorLeft: true },
  ],
};

const hostileTexts = [
  '=HYPERLINK("https://evil.example","Results")',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\u{0}',
  'a\u{1}\u{8}\u{B}\u{C}\u{1F}\u{7F}\u{85}b',
  '\u{A0}\u{2028}\u{2029}\u{3000}x',
  '\u{202E}desrever\u{202C}',
  '\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}',
  '"quoted", with\r\na second line',
  '../../etc/passwd',
  'CON',
  '</script><script>',
  'سلمى المثالية',
  'x'.repeat(10_000),
];

/** A text as the resources deliver it: well-formed and not blank. */
const text = oneof(constantFrom(...hostileTexts), string({ unit: 'binary' }), string())
  .map((value) => value.toWellFormed())
  .filter((value) => value.trim() !== '');
const optionalText = option(text, { nil: undefined });
const moment = option(
  date({ min: new Date('0100-01-01'), max: new Date('9999-12-30'), noInvalidDate: true }).map(
    (value) => value.toISOString(),
  ),
  { nil: undefined },
);
const unparsed = record({ kind: constant('text' as const), text: optionalText });
const parsed = constant('parsed' as const);
const number = integer({ min: -10, max: 1000 });
const decimal = double({ min: -1e9, max: 1e9, noNaN: true });

const anyContent = {
  generalReport: record(
    { diagnosis: text, treatmentPlan: text, notes: text, attachment: record({ text }) },
    { requiredKeys: [] },
  ),
  medicine: record(
    { name: text, dosage: text, frequency: text, instructions: text },
    { requiredKeys: [] },
  ),
  chronicDisease: record({ name: text, causes: text, dateOfDiagnosis: text }, { requiredKeys: [] }),
  allergy: record({ name: text, symptoms: text }, { requiredKeys: [] }),
};

/** Any record that the resources can deliver, with every kind of text. */
export const anyRecord: Arbitrary<CopiedRecord> = record(
  {
    name: text,
    details: record(
      {
        name: text,
        gender: constantFrom('male', 'female', 'unspecified'),
        phoneNumber: text,
        email: text,
        address: text,
        bloodType: constantFrom('O+', 'AB-'),
        heightCm: decimal,
        weightKg: decimal,
        unread: record({ bloodType: text, heightCm: text, weightKg: text }),
      },
      { requiredKeys: ['name', 'gender'] },
    ),
    pressures: array(
      record({
        value: oneof(unparsed, record({ kind: parsed, systolic: number, diastolic: number })),
        takenAt: moment,
      }),
    ),
    sugars: array(
      record({
        value: oneof(unparsed, record({ kind: parsed, mgPerDl: decimal })),
        takenAt: moment,
      }),
    ),
    medicines: array(
      record({
        addedBy: optionalText,
        name: optionalText,
        dosage: optionalText,
        frequency: optionalText,
        instructions: optionalText,
        isMaintenance: option(boolean(), { nil: undefined }),
      }),
    ),
    chronicDiseases: array(
      record({
        addedBy: optionalText,
        name: optionalText,
        description: optionalText,
        causes: optionalText,
        symptoms: optionalText,
        diagnosis: optionalText,
        treatment: optionalText,
        dateOfDiagnosis: oneof(optionalText, constantFrom('2024-02-30', '2024-02-29')),
      }),
    ),
    allergies: array(record({ addedBy: optionalText, name: optionalText, symptoms: optionalText })),
    requests: array(
      record(
        {
          doctor: record({ name: text }),
          sentAt: moment,
          description: text,
          answered: boolean(),
          hasDoctorLeft: boolean(),
          ...anyContent,
        },
        { requiredKeys: ['answered'] },
      ),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: ['name'] },
);

const person = record({ name: text, href: constant('#person') });

/** Any answered request that the resources can deliver. */
export const anyResponse: Arbitrary<ResponseDetails> = record(
  {
    reader: constant('patient' as const),
    patient: person,
    doctor: person,
    answered: constant(true),
    ...anyContent,
  },
  { requiredKeys: ['reader', 'patient', 'doctor', 'answered'] },
);

/** Every text, at any depth. */
export const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

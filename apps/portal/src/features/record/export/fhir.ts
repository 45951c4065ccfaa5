import type {
  AllergyItem,
  ChronicDiseaseItem,
  MedicineItem,
  PressureReading,
  SugarReading,
} from '@medportal/ui';
import type {
  CopiedRecord,
  CopiedRequest,
  PatientDetails,
  ResponseDetails,
} from '@medportal/ui/screens';
import type {
  AllergyIntolerance,
  Annotation,
  Bundle,
  BundleEntry,
  CodeableConcept,
  Communication,
  Condition,
  ContactPoint,
  Extension,
  MedicationStatement,
  Observation,
  Patient,
  Practitioner,
  Quantity,
  Reference,
  Resource,
} from '@medplum/fhirtypes';
import { allMapped, moment } from '../../../core/api/wire.ts';
import { codes } from './codes.ts';
import { type CopyTexts, statusOf } from './texts.ts';

const LOINC = 'http://loinc.org';
const UCUM = 'http://unitsofmeasure.org';
const STRUCTURES = 'http://hl7.org/fhir/StructureDefinition';

const loinc = (name: keyof typeof codes): CodeableConcept => ({
  coding: [{ system: LOINC, ...codes[name] }],
});

const vitalSigns: CodeableConcept[] = [
  {
    coding: [
      {
        system: 'http://terminology.hl7.org/CodeSystem/observation-category',
        code: 'vital-signs',
      },
    ],
  },
];

/** In place of a value that FHIR requires or expects, and the record does not have. */
const unknown: { extension: Extension[] } = {
  extension: [{ url: `${STRUCTURES}/data-absent-reason`, valueCode: 'unknown' }],
};

const quantity = (value: number, unit: string, code = unit): Quantity => ({
  value,
  unit,
  system: UCUM,
  code,
});

/** FHIR refuses control characters, and its pattern for texts all white space but the four of JSON. */
const clean = (text: string): string =>
  text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '\u{FFFD}').replaceAll(/[^\S \t\n\r]/g, ' ');

const concept = (text: string | undefined): CodeableConcept =>
  text === undefined ? unknown : { text: clean(text) };

/** Leaves out an empty list, which FHIR refuses. */
const listed = <Item>(items: readonly (Item | undefined)[]): Item[] | undefined => {
  const present = items.filter((item) => item !== undefined);
  return present.length > 0 ? present : undefined;
};

const note = (text: string | undefined, label: string): Annotation | undefined =>
  text === undefined ? undefined : { text: `${label}: ${clean(text)}` };

const isPlainDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && moment(text) !== undefined;

/** A random UUID. `crypto.randomUUID` exists only in secure contexts. */
function newUrn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ];
  return `urn:uuid:${parts.join('-')}`;
}

type HistoryItem = MedicineItem | ChronicDiseaseItem | AllergyItem;

/** Equal for an item of the history and the part of a response that it comes from, which lacks `isMaintenance`. */
const keyOf = (section: string, item: HistoryItem) =>
  JSON.stringify([
    section,
    item.addedBy,
    { ...item, addedBy: undefined, isMaintenance: undefined },
  ]);

/** The resources of one record. */
class Entries {
  readonly all: BundleEntry[] = [];
  readonly subject: Reference<Patient>;
  readonly #practitioners = new Map<string, Reference<Practitioner>>();
  /** The items of the history, by {@link keyOf}. */
  readonly history = new Map<string, Reference>();

  constructor(patient: Patient) {
    this.subject = this.add(patient);
  }

  add<Of extends Resource>(resource: Of): Reference<Of> {
    const fullUrl = newUrn();
    this.all.push({ fullUrl, resource });
    return { reference: fullUrl, type: resource.resourceType };
  }

  /** The doctor of that name. The record has nothing but the name. */
  practitioner(name: string | undefined): Reference<Practitioner> | undefined {
    if (name === undefined) return undefined;
    const known = this.#practitioners.get(name);
    if (known) return known;
    const added = this.add<Practitioner>({
      resourceType: 'Practitioner',
      name: [{ text: clean(name) }],
    });
    this.#practitioners.set(name, added);
    return added;
  }

  /** What the patient recorded. */
  observe(
    code: keyof typeof codes,
    value: Pick<Observation, 'valueQuantity' | 'valueString' | 'component' | 'category'>,
    takenAt?: string,
  ): void {
    const hasValue = Object.values(value).some((part) => part !== undefined && part !== vitalSigns);
    this.add<Observation & { _effectiveDateTime?: typeof unknown }>({
      resourceType: 'Observation',
      status: 'final',
      code: loinc(code),
      subject: this.subject,
      performer: [this.subject],
      ...(takenAt === undefined ? { _effectiveDateTime: unknown } : { effectiveDateTime: takenAt }),
      ...value,
      ...(!hasValue && { dataAbsentReason: unknown }),
    });
  }
}

function patientOf(name: string, details: PatientDetails | undefined): Patient {
  const { phoneNumber, email, address, gender } = details ?? {};
  const contact = (system: ContactPoint['system'], value: string | undefined) =>
    value === undefined ? undefined : { system, value: clean(value) };
  return {
    resourceType: 'Patient',
    name: [{ text: clean(name) }],
    telecom: listed([contact('phone', phoneNumber), contact('email', email)]),
    ...(gender !== undefined && gender !== 'unspecified' && { gender }),
    address: listed([address === undefined ? undefined : { text: clean(address) }]),
  };
}

const asText = (text: string | undefined) =>
  text === undefined ? {} : { valueString: clean(text) };

function addMeasures(entries: Entries, details: PatientDetails): void {
  const { bloodType, heightCm, weightKg, unread = {} } = details;
  const category = vitalSigns;
  if (heightCm !== undefined)
    entries.observe('height', { category, valueQuantity: quantity(heightCm, 'cm') });
  else if (unread.heightCm) entries.observe('height', { category, ...asText(unread.heightCm) });
  if (weightKg !== undefined)
    entries.observe('weight', { category, valueQuantity: quantity(weightKg, 'kg') });
  else if (unread.weightKg) entries.observe('weight', { category, ...asText(unread.weightKg) });
  const type = bloodType ?? unread.bloodType;
  if (type) entries.observe('bloodType', asText(type));
}

function addPressure(entries: Entries, { value, takenAt }: PressureReading): void {
  const category = vitalSigns;
  if (value.kind === 'text')
    return entries.observe('pressure', { category, ...asText(value.text) }, takenAt);
  const component = (['systolic', 'diastolic'] as const).map((part) => ({
    code: loinc(part),
    valueQuantity: quantity(value[part], 'mmHg', 'mm[Hg]'),
  }));
  return entries.observe('pressure', { category, component }, takenAt);
}

function addSugar(entries: Entries, { value, takenAt }: SugarReading): void {
  const content =
    value.kind === 'text'
      ? asText(value.text)
      : { valueQuantity: quantity(value.mgPerDl, 'mg/dL') };
  entries.observe('sugar', content, takenAt);
}

function addMedicine(entries: Entries, item: MedicineItem, t: CopyTexts): Reference {
  const { name, addedBy, dosage, frequency, instructions, isMaintenance, ...rest } = item;
  allMapped(rest);
  const amount = listed([dosage, frequency])?.join(', ');
  const isLongTerm = isMaintenance ? t.longTerm : t.notLongTerm;
  return entries.add<MedicationStatement>({
    resourceType: 'MedicationStatement',
    status: 'unknown',
    medicationCodeableConcept: concept(name),
    subject: entries.subject,
    informationSource: entries.practitioner(addedBy),
    dosage: listed([
      amount === undefined && instructions === undefined
        ? undefined
        : {
            ...(amount !== undefined && { text: clean(amount) }),
            ...(instructions !== undefined && { patientInstruction: clean(instructions) }),
          },
    ]),
    note: listed([isMaintenance === undefined ? undefined : { text: isLongTerm }]),
  });
}

function addDisease(entries: Entries, item: ChronicDiseaseItem, { fields }: CopyTexts): Reference {
  const {
    name,
    addedBy,
    description,
    causes,
    symptoms,
    diagnosis,
    treatment,
    dateOfDiagnosis: date,
    ...rest
  } = item;
  allMapped(rest);
  const isDate = date !== undefined && isPlainDate(date);
  return entries.add<Condition>({
    resourceType: 'Condition',
    // The date on which the disease was diagnosed, which is neither its onset nor the date of the entry.
    extension: listed([
      isDate ? { url: `${STRUCTURES}/condition-assertedDate`, valueDateTime: date } : undefined,
    ]),
    clinicalStatus: unknown,
    code: concept(name),
    subject: entries.subject,
    recorder: entries.practitioner(addedBy),
    note: listed([
      note(description, fields.description),
      note(causes, fields.causes),
      note(symptoms, fields.symptoms),
      note(diagnosis, fields.diagnosis),
      note(treatment, fields.treatment),
      isDate ? undefined : note(date, fields.dateOfDiagnosis),
    ]),
  });
}

function addAllergy(entries: Entries, item: AllergyItem): Reference {
  const { name, addedBy, symptoms, ...rest } = item;
  allMapped(rest);
  return entries.add<AllergyIntolerance>({
    resourceType: 'AllergyIntolerance',
    clinicalStatus: unknown,
    code: concept(name),
    patient: entries.subject,
    recorder: entries.practitioner(addedBy),
    reaction: listed([symptoms === undefined ? undefined : { manifestation: [concept(symptoms)] }]),
  });
}

/**
 * A record as a FHIR R4 Bundle of type `collection`. An empty list adds nothing: no allergy recorded is not "no known
 * allergies". Concepts are texts, because the record has no codes.
 * @param generatedAt - ISO 8601.
 */
export function fhirBundle(record: CopiedRecord, generatedAt: string, t: CopyTexts): Bundle {
  const entries = new Entries(patientOf(record.name, record.details));
  if (record.details) addMeasures(entries, record.details);
  for (const reading of record.pressures ?? []) addPressure(entries, reading);
  for (const reading of record.sugars ?? []) addSugar(entries, reading);
  for (const item of record.medicines ?? [])
    entries.history.set(keyOf('medicine', item), addMedicine(entries, item, t));
  for (const item of record.chronicDiseases ?? [])
    entries.history.set(keyOf('chronicDisease', item), addDisease(entries, item, t));
  for (const item of record.allergies ?? [])
    entries.history.set(keyOf('allergy', item), addAllergy(entries, item));
  for (const request of record.requests ?? []) addRequest(entries, request, t);
  return bundleOf(entries, generatedAt);
}

const bundleOf = ({ all }: Entries, generatedAt: string): Bundle => ({
  resourceType: 'Bundle',
  type: 'collection',
  timestamp: generatedAt,
  entry: all,
});

/** A request, and when it was answered if that is known. */
type AnsweredRequest = CopiedRequest & Pick<ResponseDetails, 'answeredAt'>;

/** The general report as a condition, whose notes hold what FHIR has no field for. */
function addReport(
  entries: Entries,
  { generalReport: report = {}, doctor, answeredAt }: AnsweredRequest,
  { fields }: CopyTexts,
): Reference {
  const { diagnosis, treatmentPlan, notes, attachment, ...rest } = report;
  allMapped(rest);
  return entries.add<Condition>({
    resourceType: 'Condition',
    clinicalStatus: unknown,
    code: concept(diagnosis),
    subject: entries.subject,
    recorder: entries.practitioner(doctor?.name),
    ...(answeredAt && { recordedDate: answeredAt }),
    note: listed([
      note(treatmentPlan, fields.treatmentPlan),
      note(notes, fields.notes),
      note(attachment?.text, fields.attachment),
    ]),
  });
}

/** Every filled section of a response. What the history has already is not in the file twice. */
function addResponse(entries: Entries, request: AnsweredRequest, t: CopyTexts): Reference[] {
  const { doctor, generalReport, medicine, chronicDisease, allergy } = request;
  const by = <Item extends HistoryItem>(
    section: string,
    part: Item | undefined,
    add: (item: Item) => Reference,
  ) => {
    const item = part && { ...part, addedBy: doctor?.name };
    return item && (entries.history.get(keyOf(section, item)) ?? add(item));
  };
  const added = [
    generalReport && addReport(entries, request, t),
    by('medicine', medicine, (item) => addMedicine(entries, item, t)),
    by('chronicDisease', chronicDisease, (item) => addDisease(entries, item, t)),
    by('allergy', allergy, (item) => addAllergy(entries, item)),
  ];
  return added.filter((reference) => reference !== undefined);
}

/** What the patient asked, and what the doctor replied, as two messages. */
function addRequest(entries: Entries, request: AnsweredRequest, t: CopyTexts): void {
  const { doctor, sentAt, description, answered, answeredAt } = request;
  const { subject } = entries;
  const practitioner = entries.practitioner(doctor?.name);
  const asked = entries.add<Communication>({
    resourceType: 'Communication',
    status: 'completed',
    subject,
    sender: subject,
    recipient: listed([practitioner]),
    sent: sentAt,
    payload: listed([
      description === undefined ? undefined : { contentString: clean(description) },
    ]),
    note: [{ text: statusOf(request, t) }],
  });
  if (!answered) return;
  const parts = addResponse(entries, request, t);
  entries.add<Communication>({
    resourceType: 'Communication',
    inResponseTo: [asked],
    status: 'completed',
    subject,
    sender: practitioner,
    recipient: [subject],
    ...(answeredAt && { sent: answeredAt }),
    payload: listed(parts.map((contentReference) => ({ contentReference }))),
  });
}

/**
 * A request and the doctor's response as a FHIR R4 Bundle of type `collection`.
 * @param generatedAt - ISO 8601.
 */
export function responseBundle(
  response: ResponseDetails,
  generatedAt: string,
  t: CopyTexts,
): Bundle {
  const entries = new Entries(patientOf(response.patient.name, undefined));
  addRequest(entries, response, t);
  return bundleOf(entries, generatedAt);
}

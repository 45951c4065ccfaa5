// What doctors write down: the only list of its sections and fields. A form, a response, a history and their copies follow it.
import type { LinkedText } from './view.ts';

/**
 * How a field is written and shown. `name` and `line` are one line, and text below a section needs its name; `text` and
 * `shortText` are several lines; `link` is a line that can be a URL; `date` is yyyy-mm-dd and not in the future; `flag` is
 * ticked or not, on its own no input, and only in the history.
 */
type FieldKind = 'name' | 'line' | 'text' | 'shortText' | 'link' | 'date' | 'flag';

/** The fields of each section, in display order. */
export const clinicalSections = {
  /** Diagnosis and treatment plan. */
  generalReport: {
    /** What the doctor found. */
    diagnosis: 'text',
    /** What is to be done. */
    treatmentPlan: 'text',
    /** Anything else. */
    notes: 'text',
    /** URL of a document, or a text that says where it is. */
    attachment: 'link',
  },
  /** A prescribed medicine. */
  medicine: {
    /** What it is called. */
    name: 'name',
    /** Amount per intake. */
    dosage: 'line',
    /** How often to take it. */
    frequency: 'line',
    /** How to take it. */
    instructions: 'text',
    /** Whether it is a long-term medicine; absent when not recorded. */
    isMaintenance: 'flag',
  },
  /** A diagnosed chronic disease. */
  chronicDisease: {
    /** What it is called. */
    name: 'name',
    /** What it is. */
    description: 'text',
    /** What it comes from. */
    causes: 'shortText',
    /** How it shows. */
    symptoms: 'shortText',
    /** How it was diagnosed. */
    diagnosis: 'shortText',
    /** How it is treated. */
    treatment: 'shortText',
    /** A calendar date as yyyy-mm-dd. */
    dateOfDiagnosis: 'date',
  },
  /** A diagnosed allergy. Its severity is not recorded. */
  allergy: {
    /** What the patient is allergic to. */
    name: 'name',
    /** How it shows. */
    symptoms: 'text',
  },
} as const satisfies Record<string, Record<string, FieldKind>>;

type Sections = typeof clinicalSections;

/** A section of a response, shown on its own tab. */
export type ResponseSection = keyof Sections;

type Input<Kind> = Kind extends 'flag' ? boolean : string;
type Shown<Kind> = Kind extends 'flag' ? boolean : Kind extends 'link' ? LinkedText : string;

/** A doctor's response as it is saved. Each of its texts may be empty. */
export type ResponseValues = {
  -readonly [Section in keyof Sections]: {
    -readonly [Field in keyof Sections[Section]]: Input<Sections[Section][Field]>;
  };
};

/** The sections that a doctor filled, with their filled fields. */
export type ResponseContent = {
  -readonly [Section in keyof Sections]?: {
    -readonly [
      Field in keyof Sections[Section] as Sections[Section][Field] extends 'flag' ? never : Field
    ]?: Shown<Sections[Section][Field]>;
  };
};

/** What the history knows of an item of a section. */
type HistoryOf<Section extends ResponseSection> = {
  -readonly [Field in keyof Sections[Section]]?: Shown<Sections[Section][Field]>;
} & {
  /** The name of the doctor who added the item. The contract gives it no date and no status. */
  addedBy?: string;
};

/** A medicine in a patient's history. */
export type MedicineItem = HistoryOf<'medicine'>;
/** A chronic disease in a patient's history. */
export type ChronicDiseaseItem = HistoryOf<'chronicDisease'>;
/** An allergy in a patient's history. */
export type AllergyItem = HistoryOf<'allergy'>;

// One by one: the keys of a union of sections are only those that they share.
type FieldOf<Section extends ResponseSection> = Section extends ResponseSection
  ? {
      [Name in Extract<keyof Sections[Section], string>]: {
        section: Section;
        name: Name;
        /** The name among all fields: `medicine.name`. */
        path: `${Section}.${Name}`;
        kind: Sections[Section][Name];
      };
    }[Extract<keyof Sections[Section], string>]
  : never;

/** A field of any section. */
export type ClinicalField = FieldOf<ResponseSection>;

/** The name of a field in all sections that have it. */
export type ClinicalFieldName = ClinicalField['name'];

/** The values as form input with flat keys: `medicine.name`, `allergy.name`, … */
export type ResponseDraft = {
  [Field in ClinicalField as Field['path']]: Input<Field['kind']>;
};

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[];
function keysOf(record: object): string[] {
  return Object.keys(record);
}

/** The sections, in display order. */
export const responseSections = keysOf(clinicalSections);

/** The fields of a section, in display order. */
export function fieldsOf<Section extends ResponseSection>(section: Section): FieldOf<Section>[];
export function fieldsOf(section: ResponseSection): object[] {
  return Object.entries(clinicalSections[section]).map(([name, kind]) => ({
    section,
    name,
    path: `${section}.${name}`,
    kind,
  }));
}

import { Sql, sql } from '../database/database.ts';

// The four sections of an answer. What is null or left out is not filled in.

/** What a doctor reports in general. */
export interface GeneralReport {
  diagnosis?: string | null;
  treatmentPlan?: string | null;
  notes?: string | null;
  /** Free text, often a link. */
  attachment?: string | null;
}

/** A medicine. */
export interface Medicine {
  name?: string | null;
  dosage?: string | null;
  frequency?: string | null;
  instructions?: string | null;
  /** Whether it is taken for long. */
  isMaintenance: boolean;
}

/** A chronic disease. */
export interface ChronicDisease {
  name?: string | null;
  description?: string | null;
  causes?: string | null;
  symptoms?: string | null;
  diagnosis?: string | null;
  treatment?: string | null;
  /** A plain date, YYYY-MM-DD: no time and no zone. */
  dateOfDiagnosis?: string | null;
}

/** An allergy. */
export interface Allergy {
  name?: string | null;
  symptoms?: string | null;
}

/** A doctor's answer; a section is null when nothing in it was filled in. */
export interface Answer {
  generalReport: GeneralReport | null;
  medicine: Medicine | null;
  chronicDisease: ChronicDisease | null;
  allergy: Allergy | null;
}

/** The name of a section. */
export type SectionName = keyof Answer;

/** A section that is filled in. */
export type Section<Name extends SectionName> = NonNullable<Answer[Name]>;

/** The table of each section, and the column of each of its fields: a field without one does not compile. */
const TABLES: {
  readonly [Name in SectionName]: {
    table: string;
    columns: Readonly<Record<keyof Section<Name>, string>>;
  };
} = {
  generalReport: {
    table: 'general_report',
    columns: {
      diagnosis: 'diagnosis',
      treatmentPlan: 'treatment_plan',
      notes: 'notes',
      attachment: 'attachment',
    },
  },
  medicine: {
    table: 'prescribed_medicine',
    columns: {
      name: 'name',
      dosage: 'dosage',
      frequency: 'frequency',
      instructions: 'instructions',
      isMaintenance: 'is_maintenance',
    },
  },
  chronicDisease: {
    table: 'chronic_disease',
    columns: {
      name: 'name',
      description: 'description',
      causes: 'causes',
      symptoms: 'symptoms',
      diagnosis: 'diagnosis',
      treatment: 'treatment',
      dateOfDiagnosis: 'date_of_diagnosis',
    },
  },
  allergy: {
    table: 'allergy',
    columns: { name: 'name', symptoms: 'symptoms' },
  },
};

/** The table of a section. */
export const tableOf = (name: SectionName): Sql => text(TABLES[name].table);

/** The fields of a section under their own names, from its table under the name `item`. */
export const fieldsOf = (name: SectionName): Sql =>
  list(columnsOf(name).map(([field, column]) => text(`item.${column} as "${field}"`)));

/** Stores a section of the answer to a request. */
export function insertSection<Name extends SectionName>(
  name: Name,
  requestId: number,
  section: Section<Name>,
): Sql {
  const columns = columnsOf(name);
  const values = new Map(Object.entries(section));
  return sql`
    insert into ${tableOf(name)} (request_id, ${list(columns.map(([, column]) => text(column)))})
    values (${requestId}, ${list(columns.map(([field]) => sql`${values.get(field) ?? null}`))})`;
}

const columnsOf = (name: SectionName): [field: string, column: string][] =>
  Object.entries(TABLES[name].columns);

const text = (source: string): Sql => new Sql([source], []);

const list = (parts: readonly Sql[]): Sql =>
  parts.reduce((before, part) => sql`${before}, ${part}`);

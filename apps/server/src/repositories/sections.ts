import { Sql, sql } from '../database/sql.ts';

// The four sections of a response. Null and absent fields are not filled in.

export interface GeneralReport {
  diagnosis?: string | null;
  treatmentPlan?: string | null;
  notes?: string | null;
  /** Free text, often a link. */
  attachment?: string | null;
}

export interface Medicine {
  name?: string | null;
  dosage?: string | null;
  frequency?: string | null;
  instructions?: string | null;
  isMaintenance: boolean;
}

export interface ChronicDisease {
  name?: string | null;
  description?: string | null;
  causes?: string | null;
  symptoms?: string | null;
  diagnosis?: string | null;
  treatment?: string | null;
  /** YYYY-MM-DD, without time and zone. */
  dateOfDiagnosis?: string | null;
}

export interface Allergy {
  name?: string | null;
  symptoms?: string | null;
}

/** A doctor's response. A section is null when none of its fields is filled in. */
export interface Sections {
  generalReport: GeneralReport | null;
  medicine: Medicine | null;
  chronicDisease: ChronicDisease | null;
  allergy: Allergy | null;
}

export type SectionName = keyof Sections;

export type Section<Name extends SectionName> = NonNullable<Sections[Name]>;

/** The table and columns of each section. A field without a column does not compile. */
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

export const tableOf = (name: SectionName): Sql => text(TABLES[name].table);

/** The fields of a section under their own names, selected from its table with the alias `item`. */
export const fieldsOf = (name: SectionName): Sql =>
  list(columnsOf(name).map(([field, column]) => text(`item.${column} as "${field}"`)));

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

import type { ReactNode } from 'react';
import { DateOnly } from '../../components/DateTime/DateTime.tsx';
import { type LinkedText, SafeLink } from '../../components/SafeLink/SafeLink.tsx';
import { UserText } from '../../components/UserText/UserText.tsx';
import type { Reference } from '../../view.ts';

/** A request and the doctor's response. Empty sections are absent. */
export interface ResponseDetails {
  /** Role of the reader. The page links to the other person. */
  reader: 'doctor' | 'patient';
  /** The patient who sent the request. */
  patient: Reference;
  /** The doctor who received the request. */
  doctor: Reference;
  /** The text of the request. */
  description?: string;
  /** When the request was sent, in ISO 8601. Absent if the backend omits it. */
  sentAt?: string;
  /** Whether the doctor has responded. */
  answered: boolean;
  /** Whether the doctor has left: their page is gone, and they will not respond any more. Absent means no. */
  hasDoctorLeft?: boolean;
  /** When the doctor responded, in ISO 8601. Null while it loads, absent if the backend omits it. */
  answeredAt?: string | null;
  /** Diagnosis and treatment plan. */
  generalReport?: {
    /** The diagnosis. */
    diagnosis?: string;
    /** The treatment plan. */
    treatmentPlan?: string;
    /** Anything else. */
    notes?: string;
    /** A document, as a link or a text. */
    attachment?: LinkedText;
  };
  /** A prescribed medicine. */
  medicine?: {
    /** Its name. */
    name?: string;
    /** Amount per intake. */
    dosage?: string;
    /** How often to take it. */
    frequency?: string;
    /** How to take it. */
    instructions?: string;
  };
  /** A diagnosed chronic disease. */
  chronicDisease?: {
    /** Its name. */
    name?: string;
    /** What it is. */
    description?: string;
    /** Its causes. */
    causes?: string;
    /** Its symptoms. */
    symptoms?: string;
    /** How it was diagnosed. */
    diagnosis?: string;
    /** Its treatment. */
    treatment?: string;
    /** A date as yyyy-mm-dd. */
    dateOfDiagnosis?: string;
  };
  /** A diagnosed allergy. */
  allergy?: {
    /** What the patient is allergic to. */
    name?: string;
    /** Its symptoms. */
    symptoms?: string;
  };
}

/** The sections of a response, in display order. */
export const responseSections = ['generalReport', 'medicine', 'chronicDisease', 'allergy'] as const;

/** A section of a response, shown on its own tab. */
export type ResponseSection = (typeof responseSections)[number];

/** The sections that a doctor filled. */
export type ResponseContent = Pick<ResponseDetails, ResponseSection>;

const fields = {
  generalReport: ['diagnosis', 'treatmentPlan', 'notes', 'attachment'],
  medicine: ['name', 'dosage', 'frequency', 'instructions'],
  chronicDisease: [
    'name',
    'description',
    'causes',
    'symptoms',
    'diagnosis',
    'treatment',
    'dateOfDiagnosis',
  ],
  allergy: ['name', 'symptoms'],
} as const satisfies {
  [Section in ResponseSection]: readonly (keyof NonNullable<ResponseContent[Section]>)[];
};

/** A field of a response with what the doctor wrote; without `text` when nothing. */
export interface ResponseValue extends Partial<LinkedText> {
  /** The field. */
  field: (typeof fields)[ResponseSection][number];
}

/** All fields of a section, in display order. */
export function responseValues(
  content: ResponseContent,
  section: ResponseSection,
): readonly ResponseValue[] {
  const values: Partial<Record<string, string | LinkedText>> = content[section] ?? {};
  return fields[section].map((field) => {
    const value = values[field];
    return { field, ...(typeof value === 'string' ? { text: value } : value) };
  });
}

/** Hides an absent attachment instead of 'None reported': some backends do not return attachments. */
export const isShown = ({ field, text }: ResponseValue): boolean =>
  field !== 'attachment' || text !== undefined;

/** What the doctor wrote, as the field shows it. */
export function contentOf({ field, text = '', href }: ResponseValue): ReactNode {
  if (field === 'attachment') return <SafeLink value={{ text, href }} />;
  return field === 'dateOfDiagnosis' ? <DateOnly value={text} /> : <UserText>{text}</UserText>;
}

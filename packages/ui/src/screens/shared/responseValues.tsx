import type { ReactNode } from 'react';
import {
  type ClinicalField,
  fieldsOf,
  type ResponseContent,
  type ResponseSection,
} from '../../clinicalSections.ts';
import { DateOnly } from '../../components/DateTime/DateTime.tsx';
import { SafeLink } from '../../components/SafeLink/SafeLink.tsx';
import { UserText } from '../../components/UserText/UserText.tsx';
import type { LinkedText } from '../../view.ts';

type ResponseField = Exclude<ClinicalField, { kind: 'flag' }>;

/** A field of a response with what the doctor wrote; without `text` when nothing. */
export interface ResponseValue extends Partial<LinkedText> {
  /** The field. */
  field: ResponseField['name'];
  /** How the field is written and shown. */
  kind: ResponseField['kind'];
}

/** All fields of a section, in display order. */
export function responseValues(
  content: ResponseContent,
  section: ResponseSection,
): readonly ResponseValue[] {
  const values: Partial<Record<string, string | LinkedText>> = content[section] ?? {};
  return fieldsOf(section).flatMap((field) => {
    if (field.kind === 'flag') return [];
    const value = values[field.name];
    const written = typeof value === 'string' ? { text: value } : value;
    return { field: field.name, kind: field.kind, ...written };
  });
}

/** Hides an absent attachment instead of 'None reported': some backends do not return attachments. */
export const isShown = ({ kind, text }: ResponseValue): boolean =>
  kind !== 'link' || text !== undefined;

/** What the doctor wrote, as the field shows it. */
export function contentOf({ kind, text = '', href }: ResponseValue): ReactNode {
  if (kind === 'link') return <SafeLink value={{ text, href }} />;
  return kind === 'date' ? <DateOnly value={text} /> : <UserText>{text}</UserText>;
}

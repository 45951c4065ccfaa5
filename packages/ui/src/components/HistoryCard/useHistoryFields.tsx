import type { ReactNode } from 'react';
import {
  type AllergyItem,
  type ChronicDiseaseItem,
  type ClinicalField,
  fieldsOf,
  type MedicineItem,
  type ResponseSection,
} from '../../clinicalSections.ts';
import { clinicalFields } from '../../messages/en/clinicalFields.ts';
import { historyCard } from '../../messages/en/historyCard.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { DateOnly } from '../DateTime/DateTime.tsx';
import { UserText } from '../UserText/UserText.tsx';

/** A section whose items a history lists. */
export type HistorySection = Exclude<ResponseSection, 'generalReport'>;

export type HistoryItem = MedicineItem | ChronicDiseaseItem | AllergyItem;

interface HistoryField {
  label: string;
  /** What the field of an item shows; nothing when it is not recorded. */
  contentOf: (item: HistoryItem) => ReactNode;
}

/** The fields of a section of the history except its name, in display order. */
export function useHistoryFields(section: HistorySection): HistoryField[] {
  const { fields } = useMessages('clinicalFields', clinicalFields);
  const { yes, no } = useMessages('historyCard', historyCard);
  const show = (kind: ClinicalField['kind'], value: string | boolean) => {
    if (typeof value === 'boolean') return value ? yes : no;
    return kind === 'date' ? <DateOnly value={value} /> : <UserText>{value}</UserText>;
  };
  return fieldsOf(section)
    .filter(({ kind }) => kind !== 'name')
    .map(({ name, kind }) => ({
      label: fields[name],
      contentOf: (item: HistoryItem) => {
        const values: Partial<Record<string, string | boolean>> = item;
        const value = values[name];
        return value === undefined || value === '' ? undefined : show(kind, value);
      },
    }));
}

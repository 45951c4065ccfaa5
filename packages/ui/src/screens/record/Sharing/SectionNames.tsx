import { useLocale } from '../../../messages/LocaleProvider.tsx';
import { sharing } from '../../../messages/en/sharing.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { type RecordSection, recordSections } from './grants.ts';

interface SectionNamesProps {
  sections: readonly RecordSection[];
  /** What all of them are called. */
  whole: string;
}

/** The names of the shared parts of a record. */
export function SectionNames({ sections, whole }: SectionNamesProps) {
  const t = useMessages('sharing', sharing);
  const locale = useLocale();
  if (recordSections.every((section) => sections.includes(section))) return whole;
  const names = recordSections
    .filter((section) => sections.includes(section))
    .map((section) => t.sections[section]);
  return new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(names);
}

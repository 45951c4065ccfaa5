import {
  type ClinicalField,
  fieldsOf,
  type ResponseDraft,
  type ResponseSection,
  responseSections,
  type ResponseValues,
} from '../../../clinicalSections.ts';
import { countCharacters } from '../../../components/Form/numbers.ts';
import type { FormErrors } from '../../../components/Form/useForm.ts';
import type { clinicalFields } from '../../../messages/en/clinicalFields.ts';
import type { form } from '../../../messages/en/form.ts';
import type { responseForm } from '../../../messages/en/responseForm.ts';
import type { Texts } from '../../../messages/textsIn.ts';

const allFields: readonly ClinicalField[] = responseSections.flatMap((section) =>
  fieldsOf(section),
);

function draftOf(): ResponseDraft;
function draftOf(): object {
  return Object.fromEntries(allFields.map(({ path, kind }) => [path, kind === 'flag' ? true : '']));
}

/** Initial form input. A medicine is long-term by default. */
export const emptyDraft = draftOf();

/** The texts of the form, and of its fields. */
export interface FormTexts extends Texts<typeof responseForm> {
  fields: Texts<typeof clinicalFields>['fields'];
}

const maxLength = { name: 200, text: 4000 };

/** Parses form input into sections with trimmed texts. */
export function parseResponse(draft: ResponseDraft): ResponseValues;
export function parseResponse(draft: ResponseDraft): object {
  const valueOf = ({ path }: ClinicalField) => {
    const value = draft[path];
    return typeof value === 'string' ? value.trim() : value;
  };
  return Object.fromEntries(
    responseSections.map((section) => [
      section,
      Object.fromEntries(fieldsOf(section).map((field) => [field.name, valueOf(field)])),
    ]),
  );
}

const isFilled = (draft: ResponseDraft, { path }: ClinicalField): boolean => {
  const value = draft[path];
  return typeof value === 'string' && value.trim() !== '';
};

/** The label of a field in the form, where every name says of what. */
export const labelOf = (field: ClinicalField, t: FormTexts): string =>
  field.kind === 'name' ? t.names[field.section] : t.fields[field.name];

/** The error of a field. `filled`: the sections with text. */
function problemOf(
  field: ClinicalField,
  draft: ResponseDraft,
  today: string,
  filled: ReadonlySet<ResponseSection>,
  t: FormTexts,
  tooLong: Texts<typeof form>['tooLong'],
): string | undefined {
  if (field.kind === 'flag') return undefined;
  // Like a dosage without its medicine.
  if (field.kind === 'name' && filled.has(field.section) && !isFilled(draft, field))
    return t.enterName[field.section];
  const text = draft[field.path];
  // ISO dates compare as strings.
  if (field.kind === 'date' && text > today) return t.futureDiagnosis;
  const max = field.kind === 'name' ? maxLength.name : maxLength.text;
  return countCharacters(text.trim()) > max
    ? tooLong({ label: labelOf(field, t), max })
    : undefined;
}

/**
 * Returns the errors of a response: it needs at least one text, a name in each section with text, texts within the
 * maximum length, and no diagnosis in the future.
 *
 * @param today The reader's local date as yyyy-mm-dd.
 * @param t The texts of the fields and their errors.
 * @param tooLong The error of a text that is too long.
 */
export function validateResponse(
  draft: ResponseDraft,
  today: string,
  t: FormTexts,
  tooLong: Texts<typeof form>['tooLong'],
): FormErrors<ResponseDraft> {
  const filled = filledSections(draft);
  if (filled.size === 0) return { form: t.fillInOne };
  const problems = allFields.flatMap((field) => {
    const problem = problemOf(field, draft, today, filled, t, tooLong);
    return problem === undefined ? [] : [[field.path, problem]];
  });
  return Object.fromEntries(problems);
}

/** Returns the sections with text. */
export function filledSections(draft: ResponseDraft): ReadonlySet<ResponseSection> {
  return new Set(
    responseSections.filter((section) => fieldsOf(section).some((field) => isFilled(draft, field))),
  );
}

/** Returns the section of a form field. */
export function sectionOf(field: string): ResponseSection | undefined {
  return responseSections.find((section) => field.startsWith(`${section}.`));
}

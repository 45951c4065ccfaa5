import { clinicalFields } from '../../../messages/en/clinicalFields.ts';
import { responseForm } from '../../../messages/en/responseForm.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import type { FormTexts } from './values.ts';

/** The texts of the form, with those of its fields. */
export function useFormTexts(): FormTexts {
  const { fields } = useMessages('clinicalFields', clinicalFields);
  return { ...useMessages('responseForm', responseForm), fields };
}

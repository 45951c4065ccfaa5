import { clinicalFields, textsIn, type Messages, type Texts } from '@medportal/ui/messages';
import type { CopiedRequest } from '@medportal/ui/screens';
import { language } from '../../../core/i18n/language.ts';
import type { PortalMessages } from '../../../core/i18n/messages/en/index.ts';
import { copy } from '../../../core/i18n/messages/en/copy.ts';

/** The texts inside of downloaded files, in the user's language. */
export type CopyTexts = Texts<PortalMessages['copy']> & Messages['clinicalFields'];

// Here and not in `language.ts`, so that only a download loads them.
const english = textsIn('en-GB', copy);

export function copyTexts(): CopyTexts {
  const { ui, copy: texts = english } = language.get();
  return { ...texts, ...(ui?.clinicalFields ?? clinicalFields) };
}

/** Whether a request is answered, or will be. */
export function statusOf({ answered, hasDoctorLeft }: CopiedRequest, t: CopyTexts): string {
  if (answered) return t.answered;
  return hasDoctorLeft ? t.doctorLeft : t.waiting;
}

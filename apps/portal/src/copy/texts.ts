import { textsIn, type Texts } from '@medportal/ui/messages';
import { language } from '../language/language.ts';
import type { PortalMessages } from '../messages/en.ts';
import { copy } from '../messages/en/copy.ts';

/** The texts inside of downloaded files, in the user's language. */
export type CopyTexts = Texts<PortalMessages['copy']>;

// Here and not in `language.ts`, so that only a download loads them.
const english = textsIn('en-GB', copy);

export const copyTexts = (): CopyTexts => language.get().copy ?? english;

import { textsIn, type Texts } from '@medportal/ui/messages';
import { language, useLanguage } from './language.ts';
import type { PortalMessages } from './messages/en/index.ts';
import { data } from './messages/en/data.ts';

/** The texts about reads and failures, in the user's language. */
export type DataTexts = Texts<PortalMessages['data']>;

// Here and not in `language.ts`, so that a page without reads does not load them.
const english = textsIn('en-GB', data);

/** For components. */
export const useDataTexts = (): DataTexts => useLanguage().data ?? english;

/** At the moment: for toasts and announcements. */
export const dataTexts = (): DataTexts => language.get().data ?? english;

import { textsIn, type Texts } from '@medportal/ui/messages';
import { language } from './language.ts';
import type { PortalMessages } from './messages/en/index.ts';
import { writes } from './messages/en/writes.ts';

// Apart from `texts.ts`, so that a page without writes does not load them.
const english = textsIn('en-GB', writes);

/** The texts about writes, in the user's language at the moment. */
export const writeTexts = (): Texts<PortalMessages['writes']> => language.get().writes ?? english;

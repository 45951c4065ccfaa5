import type { PortalMessages } from './en.ts';
import { copy } from './ar/copy.ts';
import { data } from './ar/data.ts';
import { pages } from './ar/pages.ts';

/** The portal's own texts in Arabic. */
export const ar: PortalMessages = { pages, data, copy };

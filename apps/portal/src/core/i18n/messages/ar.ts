import type { PortalMessages } from './en.ts';
import { copy } from './ar/copy.ts';
import { data } from './ar/data.ts';
import { features } from './ar/features.ts';
import { pages } from './ar/pages.ts';
import { writes } from './ar/writes.ts';

/** The portal's own texts in Arabic. */
export const ar: PortalMessages = { pages, features, data, writes, copy };

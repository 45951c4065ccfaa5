import type { PortalMessages } from '../en/index.ts';
import { copy } from './copy.ts';
import { data } from './data.ts';
import { features } from './features.ts';
import { pages } from './pages.ts';
import { writes } from './writes.ts';

/** The portal's own texts in Arabic. */
export const ar: PortalMessages = { pages, features, data, writes, copy };

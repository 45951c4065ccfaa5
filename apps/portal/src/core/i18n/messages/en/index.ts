import { copy } from './copy.ts';
import { data } from './data.ts';
import { features } from './features.ts';
import { pages } from './pages.ts';
import { writes } from './writes.ts';

/** The portal's own texts in English. Those of the screens are in `@medportal/ui/messages`. */
export const en = { pages, features, data, writes, copy };

/** The texts of the portal in a language. */
export type PortalMessages = typeof en;

/** The name of a failed read's title. */
export type ReadFailure = keyof PortalMessages['data']['reads'];

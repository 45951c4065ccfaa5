import * as sections from './ar/index.ts';
import type { Messages } from './MessagesProvider.tsx';

/** The texts of components and screens in Arabic. */
export const ar: Messages = sections;

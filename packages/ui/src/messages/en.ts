import * as sections from './en/index.ts';

/** The texts of components and screens in English. */
export const en = sections;

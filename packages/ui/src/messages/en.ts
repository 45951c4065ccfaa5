/** The texts of components and screens in English. */
export * as en from './en/index.ts';

// What `npm test` takes from a sweep; see "Two runs" in CONTRIBUTING.md.
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Chooses the samples of `npm test`; undefined when everything runs. */
    sampleSeed: string | undefined;
  }
  interface TestTags {
    tags: 'release';
  }
}

const seed = inject('sampleSeed');

/** Whether this is `npm test`, which leaves something to `npm run test:release`. */
export const isSampled = seed !== undefined;

/**
 * The cases of a sweep, such as every page with every fault.
 * @returns all of them, in `npm test` a tenth and at least one, in their order
 */
export function sampled<Case>(cases: readonly Case[]): Case[] {
  return seed === undefined ? [...cases] : sample(cases, seed);
}

/** A tenth of the cases; the same ones for the same seed. */
export function sample<Case>(cases: readonly Case[], by: string): Case[] {
  const ranks = cases.map((_, index) => rankOf(`${by} ${index} of ${cases.length}`));
  const last = ranks.toSorted((one, other) => one - other)[Math.ceil(cases.length / 10) - 1];
  return cases.filter((_, index) => Number(ranks[index]) <= Number(last));
}

/** FNV-1a, with the last step of MurmurHash: texts that differ in one digit get unrelated numbers. */
function rankOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  return (hash ^ (hash >>> 13)) >>> 0;
}

import type { Plugin } from 'vite';

/** In characters. Shorter scripts have little to compile: the hint would only make them longer. */
const MIN_LENGTH = 10_000;

/**
 * Lets V8 compile whole scripts on another thread while they arrive, instead of each function at its first call, which
 * takes a third of a first visit's script time: https://v8.dev/blog/explicit-compile-hints. What it is worth is in
 * docs/performance.md.
 */
export const compileHint = (): Plugin => ({
  name: 'compile-hint',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk' && output.code.length > MIN_LENGTH)
          output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
    },
  },
});

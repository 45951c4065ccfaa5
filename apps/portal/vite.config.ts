import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { bundleReport } from './bundle-report.ts';
import { compression } from './compress.ts';
import { libraries, prerender } from './prerender.ts';

/**
 * Tells V8 to compile what every page needs in the background, while it arrives: otherwise each function is compiled when
 * it is first called, which keeps the page busy. See https://v8.dev/blog/explicit-compile-hints.
 */
const compileHint = (): Plugin => ({
  name: 'compile-hint',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk' && (output.isEntry || libraries.includes(output.name)))
          output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
    },
  },
});

/** Leaves out the names that properties had in old browsers, which styled-components carries and does not ask for. */
const withoutPrefixes = (): Plugin => ({
  name: 'without-prefixes',
  apply: 'build',
  load: {
    filter: { id: /\/stylis\/src\/Prefixer\.js$/ },
    handler: () => "export const prefix = () => '';",
  },
});

export default defineConfig(({ command }) => ({
  plugins: [react(), withoutPrefixes(), compileHint(), prerender(), bundleReport(), compression()],
  // `npm run dev`: the server answers the API beside Vite, so that the browser sees one origin.
  server: {
    host: '127.0.0.1',
    proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8080' },
  },
  build: {
    // Every browser the portal supports preloads modules by itself; the polyfill would be one more script.
    modulePreload: { polyfill: false },
    // Libraries mark modules with 'use client', which means nothing to a bundle.
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      output: {
        codeSplitting: {
          groups: libraries.map((name) => ({ name, test: new RegExp(`/node_modules/${name}/`) })),
        },
      },
    },
  },
  // Readable class names in development, short ones and minified CSS in the build.
  oxc: {
    plugins: {
      styledComponents: { displayName: command === 'serve', fileName: false, pure: true },
    },
  },
}));

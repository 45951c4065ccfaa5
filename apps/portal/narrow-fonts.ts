import { theme } from '@medportal/ui/theme';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const { regular, bold } = theme.font.weight;
const weights = { min: Number(regular), max: Number(bold) };

/** The characters below the surrogates: a font keeps those that it has. */
const allCharacters = String.fromCodePoint(...Array(0xd800).keys());

/**
 * Narrows variable fonts to the weights of the theme: that is 14 of the 34 kB that a first visit loads. A file keeps the
 * name of the whole font: with other weights it needs another one, because browsers keep it for a year.
 */
export const narrowFonts = (): Plugin => ({
  name: 'narrow-fonts',
  apply: 'build',
  generateBundle: async (_, bundle) => {
    const fonts = Object.values(bundle).flatMap((output) =>
      output.type === 'asset' && output.fileName.endsWith('.woff2') ? [output] : [],
    );
    const narrow = async (font: (typeof fonts)[number]) => {
      const options = { targetFormat: 'woff2', variationAxes: { wght: weights } } as const;
      font.source = await subsetFont(Buffer.from(font.source), allCharacters, options);
    };
    await Promise.all(fonts.map(narrow));
  },
});

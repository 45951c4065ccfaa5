import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SpotIllustration, type SpotIllustrationKind } from './SpotIllustration.tsx';

const kinds = {
  noRequests: true,
  noReadings: true,
  sent: true,
  answered: true,
  nothingFound: true,
} satisfies Record<SpotIllustrationKind, true>;

// Prerendered pages contain the markup as it is.
it.each(Object.keys(kinds) as SpotIllustrationKind[])(
  'has at most 1500 bytes of markup: %s',
  (kind) => {
    const markup = renderToStaticMarkup(createElement(SpotIllustration, { kind }));
    expect(markup).toContain(`data-kind="${kind}"`);
    expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(1500);
  },
);

import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SpotIllustration, type SpotIllustrationKind } from './SpotIllustration.tsx';

const illustrations: Record<SpotIllustrationKind, ReactElement> = {
  noRequests: createElement(SpotIllustration, { kind: 'noRequests' }),
  noReadings: createElement(SpotIllustration, { kind: 'noReadings' }),
  sent: createElement(SpotIllustration, { kind: 'sent' }),
  answered: createElement(SpotIllustration, { kind: 'answered' }),
  nothingFound: createElement(SpotIllustration, { kind: 'nothingFound' }),
};

// Prerendered pages contain the markup as it is.
it.each(Object.entries(illustrations))('has at most 1500 bytes of markup: %s', (kind, drawing) => {
  const markup = renderToStaticMarkup(drawing);
  expect(markup).toContain(`data-kind="${kind}"`);
  expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(1500);
});

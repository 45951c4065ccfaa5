import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

// Only docs pages need all of this: a story, and its test, should not wait for it.
const LazyFrame = lazy(async () => ({ default: (await import('./DocsFrame.tsx')).DocsFrame }));
const LazyTemplate = lazy(async () => ({
  default: (await import('../DocsTemplate.tsx')).DocsTemplate,
}));

function Container(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <LazyFrame {...props} />
    </Suspense>
  );
}

/** The `docs` parameter of every story: what its docs page looks like. */
export const docsParameters = {
  container: Container,
  page: LazyTemplate,
  // Every example brings its own inset: in its theme, which may not be the page's.
  canvas: { layout: 'fullscreen' as const },
  // The contents beside the page: its own headings, not those of the examples.
  toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, .sb-unstyled *' },
};

import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

// Lazy, because only docs pages need these modules; stories and their tests do not.
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

export const docsParameters = {
  container: Container,
  page: LazyTemplate,
  // The decorator adds the padding, in the story's theme.
  canvas: { layout: 'fullscreen' as const },
  // Excludes headings within examples.
  toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, .sb-unstyled *' },
};

/// <reference types="vite/client" />
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { useLayoutEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import '../packages/ui/src/fonts.ts';
import { GlobalStyle } from '../packages/ui/src/theme/GlobalStyle.tsx';
import { color, space } from '../packages/ui/src/theme/theme.ts';

async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js' },
  });
  return worker;
}

// One worker per page: a docs page mounts several stories at once and would start one for each.
let worker: Promise<SetupWorker> | undefined;

const Inset = styled.div`
  padding: ${space[4]};
  background: ${color.canvas};
  color: ${color.text};
`;

interface GroundProps {
  theme: string;
  direction: string;
  /** A docs page shows several stories: theme and direction then belong to each, not to the page. */
  inset: boolean;
  children: ReactNode;
}

function Ground({ theme, direction, inset, children }: GroundProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = inset ? 'light' : theme;
    root.dir = inset ? 'ltr' : direction;
    root.lang = 'en';
  }, [theme, direction, inset]);
  return (
    <>
      <GlobalStyle />
      {inset ? (
        <Inset data-theme={theme} dir={direction}>
          {children}
        </Inset>
      ) : (
        children
      )}
    </>
  );
}

const width = (px: number, name: string, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name} (${px})`,
  type,
  styles: { width: `${px}px`, height: px < 768 ? '844px' : '800px' },
});

const toolbar = (title: string, icon: 'contrast' | 'transfer', values: string[]) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: values.map((value) => ({ value, title: `${title}: ${value}` })),
  },
});

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(() => (worker ??= startWorker()))],
  globalTypes: {
    theme: toolbar('Theme', 'contrast', ['light', 'dark']),
    direction: toolbar('Direction', 'transfer', ['ltr', 'rtl']),
  },
  initialGlobals: {
    // STORYBOOK_THEME=dark runs every story, and its accessibility check, in the dark.
    theme: import.meta.env.STORYBOOK_THEME ?? 'light',
    direction: 'ltr',
  },
  decorators: [
    (Story, { globals, viewMode }) => (
      <Ground
        theme={String(globals.theme)}
        direction={String(globals.direction)}
        inset={viewMode === 'docs'}
      >
        <Story />
      </Ground>
    ),
  ],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      config: {
        rules: [
          // A component alone has no landmarks around it.
          { id: 'region', enabled: false },
          { id: 'target-size', enabled: true },
        ],
      },
    },
    backgrounds: { disable: true },
    viewport: {
      options: {
        narrow: width(320, 'Narrow', 'mobile'),
        phone: width(390, 'Phone', 'mobile'),
        tablet: width(768, 'Tablet', 'tablet'),
        desktop: width(1280, 'Desktop', 'desktop'),
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Start here', 'Foundations', 'Components', 'Screens', 'Pages', 'Flows'],
      },
    },
  },
  tags: ['autodocs'],
});

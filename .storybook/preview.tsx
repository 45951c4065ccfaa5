/// <reference types="vite/client" />
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { definePreviewAddon } from 'storybook/internal/csf';
import { delay, http } from 'msw';
import addonMsw from 'msw-storybook-addon';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { configure } from 'storybook/test';
import { useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import styled from 'styled-components';
// The portal uses the system's Arabic font; screenshots need the same font on every machine.
import '@fontsource/noto-sans-arabic/arabic-400.css';
import '@fontsource/noto-sans-arabic/arabic-600.css';
import '../packages/ui/src/fonts.ts';
import { mock } from '../packages/api-client/src/msw.ts';
import { language } from '../apps/portal/src/core/i18n/language.ts';
import { MessagesProvider } from '../packages/ui/src/messages/MessagesProvider.tsx';
import { GlobalStyle } from '../packages/ui/src/theme/GlobalStyle.tsx';
import { color, space } from '../packages/ui/src/theme/theme.ts';
import { standardModes } from './modes.ts';
import { ForcedColoursNote } from './ForcedColoursNote.tsx';
import { expectQuietConsole, freezeClock, isLate, markCalls, watchConsole } from './checks.ts';
import { localeOverride, textsFor } from './languages.ts';
import { globalTypes } from './toolbar.ts';
import type { Guide } from './docs/guide.ts';
import { docsParameters } from './docs/parameters.tsx';

function isApiCall(data: unknown): boolean {
  const request = typeof data === 'object' && data !== null && 'request' in data && data.request;
  return request instanceof Request && new URL(request.url).pathname.startsWith('/api/');
}

/** How long a page waits for the service worker before it loads again. */
const CONTROL_TIMEOUT_MS = 5000;

/** Waits for the service worker to intercept the calls of this page, which is later than its start. */
async function controlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  // When two frames start at once, Chromium can leave one out for good; it is controlled after its next load.
  const reload = setTimeout(() => location.reload(), CONTROL_TIMEOUT_MS);
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  clearTimeout(reload);
}

async function startWorker(): Promise<SetupWorker> {
  // A call that another story has left behind finds none of its mocks, and gets no answer.
  const worker = setupWorker(
    http.all(
      ({ request }) => isLate(request),
      () => delay('infinite'),
    ),
  );
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      if (isApiCall(frame.data)) defaults.error();
    },
    serviceWorker: { url: './mockServiceWorker.js' },
  });
  await controlled();
  return worker;
}

// Shared by all stories of a docs page.
let worker: Promise<SetupWorker> | undefined;

const Inset = styled.div`
  padding: ${space[4]};
  background: ${color.canvas};
  color: ${color.text};
`;

interface ToolbarGlobals {
  theme: 'light' | 'dark';
  direction: string;
  locale: string;
  textSize: string;
  motion: string;
}

interface StoryFrameProps extends ToolbarGlobals {
  /** Applies theme and direction to the story instead of the page, for docs pages with several stories. */
  inset: boolean;
  children: ReactNode;
}

/** Arabic is right to left, whatever the toolbar says. */
const directionFor = (tag: string, direction: string) => (tag === 'ar' ? 'rtl' : direction);

function StoryFrame({
  theme,
  direction,
  locale,
  textSize,
  motion,
  inset,
  children,
}: StoryFrameProps) {
  const override = useSyncExternalStore(localeOverride.subscribe, localeOverride.get);
  const texts = useMemo(() => textsFor(override ?? locale), [override, locale]);
  // The portal's pages take their texts from here.
  useLayoutEffect(() => language.use(texts), [texts]);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = inset ? 'light' : theme;
    root.dir = inset ? 'ltr' : directionFor(texts.language, direction);
    root.style.fontSize = textSize;
    root.dataset.motion = motion;
  }, [theme, direction, textSize, motion, inset, texts]);
  return (
    <MessagesProvider locale={texts.locale} messages={texts.ui}>
      <GlobalStyle />
      {inset ? (
        <Inset data-theme={theme} dir={directionFor(texts.language, direction)}>
          {children}
        </Inset>
      ) : (
        children
      )}
    </MessagesProvider>
  );
}

const width = (px: number, name: string, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name} (${px})`,
  type,
  styles: { width: `${px}px`, height: px < 768 ? '844px' : '800px' },
});

document.body.classList.add('medportal');

// Only test runs can emulate media features.
const isTestRun = '__vitest_browser__' in globalThis;

configure({
  // The first story of a page loads its route, which takes seconds on a busy machine.
  asyncUtilTimeout: 15_000,
  // Queries that wait fail many times. By default, each failure prints the whole page.
  getElementError: (message) => new Error(message ?? 'No element was found.'),
});

/** Gives the parameter `guide` its type. */
const guides = definePreviewAddon<{ parameters: { guide?: Guide } }>({});

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(() => (worker ??= startWorker())), guides],
  globalTypes,
  initialGlobals: {
    theme: 'light',
    direction: 'ltr',
    locale: 'en-GB',
    textSize: '100%',
    motion: 'system',
    persona: 'story',
    viewport: { value: undefined, isRotated: false },
  },
  beforeEach: async (story) => {
    const {
      msw,
      parameters: { media },
    } = story;
    // No page waits for these answers. Stories of the extensions have their own.
    msw.use(mock.getCapabilities.pending(), mock.logOut.ok());
    // Before the console is watched: calls of the story before arrive while this one is set up.
    if (isTestRun) markCalls();
    const cleanUps: (() => unknown)[] = [freezeClock(), watchConsole()];
    if (isTestRun) {
      const { emulateMedia, isCheckedByAxe, resumeAnimations } = await import('./test-run.ts');
      resumeAnimations();
      // Storybook's addon reads this after the play function.
      if (!isCheckedByAxe(story)) story.globals = { ...story.globals, a11y: { manual: true } };
      if (media) cleanUps.push(await emulateMedia(media));
    }
    return () => Promise.all(cleanUps.map((cleanUp) => cleanUp()));
  },
  afterEach: async (story) => {
    if (!isTestRun) return expectQuietConsole(story.parameters);
    const { checkGuide, checkOtherTheme, checkPseudoLocale, compareWithBaselines } =
      await import('./test-run.ts');
    expectQuietConsole(story.parameters);
    checkGuide(story, story.parameters.guide);
    if (story.globals.screenshots) await compareWithBaselines(story);
    // Last, because a change of direction resets scroll positions.
    if (story.globals.checks !== 'all') return;
    await checkOtherTheme(story, story.parameters.a11y);
    await checkPseudoLocale(story);
  },
  decorators: [
    // The toolbar's persona replaces the viewer of a page story.
    (Story, { args, globals: { persona } }) =>
      persona !== 'story' && 'viewer' in args ? (
        <Story key={persona} args={{ ...args, viewer: persona }} />
      ) : (
        <Story />
      ),
    (Story, { globals, parameters: { media }, viewMode }) => (
      <StoryFrame
        theme={globals.theme}
        direction={globals.direction}
        locale={globals.locale}
        textSize={globals.textSize}
        motion={globals.motion}
        inset={viewMode === 'docs'}
      >
        <Story />
        {media?.forcedColors === 'active' && !isTestRun && <ForcedColoursNote />}
      </StoryFrame>
    ),
  ],
  parameters: {
    chromatic: { modes: standardModes },
    a11y: {
      test: 'error',
      // Skips axe's report of passed checks, which only the panel shows.
      ...(isTestRun && { options: { resultTypes: ['violations'] } }),
      config: {
        rules: [
          // A single component has no landmarks.
          { id: 'region', enabled: false },
          { id: 'target-size', enabled: true },
        ],
      },
    },
    backgrounds: { disable: true },
    docs: docsParameters,
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
        order: [
          'Start here',
          ['Welcome', 'How to review', 'State index', 'Changelog'],
          'Foundations',
          [
            'Colour',
            'Typography',
            'Spacing',
            'Radius and elevation',
            'Motion',
            'Icons',
            'Content and voice',
          ],
          'Components',
          ['Actions', 'Forms', 'Layout', 'Feedback', 'Navigation', 'Health'],
          'Patterns',
          ['Forms', 'Lists', 'Overlays', 'Feedback', 'Loading'],
          'Screens',
          ['Everyone', 'Visitor', 'Patient', 'Doctor'],
          'Pages',
          'Flows',
        ],
      },
    },
  },
  tags: ['autodocs'],
});

import { mock } from '@medportal/api-client/msw';
import { LocaleProvider } from '@medportal/ui';
import type { ComponentType } from 'react';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { overflowingTexts } from '../../../../.storybook/overflow.ts';
import preview from '../../../../.storybook/preview.tsx';
import { paths } from '../paths.ts';
import { credentials, expectNoOverflow, pages, readHandlers, submitLogIn } from './anyPage.ts';
import { pageParameters, PortalAt } from './PortalAt.tsx';
import { people, storyToken } from './people.ts';
import { dismissToasts, holdToasts } from './toastSteps.ts';
import { wireDoctors, wireResponse } from './wireSamples.ts';

const meta = preview.meta({
  title: 'Pages/Situations',
  component: PortalAt,
  args: { path: paths.home(), viewer: 'visitor' as const },
  parameters: pageParameters,
  beforeEach: ({ msw }) => msw.use(...readHandlers()),
});

const { doctors, logIn, dailyCheck } = pages;
const responseTab = (tab: string) =>
  ({ path: `${paths.response(100, 'Patient')}?tab=${tab}`, viewer: 'patient' }) as const;

let arrival = Promise.withResolvers<void>();

function holdAnswers() {
  arrival = Promise.withResolvers<void>();
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** The loading state, then the content, without a jump of the heading. */
export const SlowDoctors = meta.story({
  name: 'Slow, then arrives: doctors',
  args: doctors,
  tags: ['persona:visitor', 'state:loading'],
  beforeEach: ({ msw }) => {
    holdAnswers();
    msw.use(
      mock.listDoctors.ok(async () => {
        await arrival.promise;
        return { doctors: wireDoctors(9), totalCount: 20 };
      }),
    );
  },
  play: async ({ canvas, step }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Doctors' });
    const before = topOf(heading);
    await step('Loading', async () => {
      await expect(await canvas.findByText('Loading doctors')).toBeInTheDocument();
      await expect(canvas.queryByRole('article')).toBeNull();
    });
    await step('The doctors arrive', async () => {
      arrival.resolve();
      await expect(await canvas.findByText('20 doctors found')).toBeVisible();
      await expect(canvas.queryByText('Loading doctors')).toBeNull();
      await expect(heading).toBeVisible();
      await expect(topOf(heading)).toBe(before);
    });
  },
});

const inZone = (timeZone: string) => (Story: ComponentType) => (
  <LocaleProvider locale="en-GB" timeZone={timeZone}>
    <Story />
  </LocaleProvider>
);

/** Times move with the reader; a calendar date is the same day everywhere. */
export const InHonolulu = meta.story({
  name: 'Another time zone: Honolulu',
  args: responseTab('chronicDisease'),
  tags: ['persona:patient'],
  decorators: [inZone('Pacific/Honolulu')],
  beforeEach: ({ msw }) =>
    msw.use(mock.getRequest.ok({ ...wireResponse, date: '2026-11-18T09:30:00Z' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('31 January 2024')).toBeVisible();
    await expect(canvas.getAllByText('17 November 2026 at 23:30').at(-1)).toBeVisible();
  },
});

const egypt = { locale: 'ar-EG' };

async function expectArabic() {
  await expect(document.documentElement.dir).toBe('rtl');
  await expectNoOverflow();
}

/** The browser asks for Arabic as in Egypt: dates in its digits. */
export const EgyptDailyCheck = meta.story({
  name: 'Arabic, Egypt: daily check',
  args: dailyCheck,
  globals: egypt,
  tags: ['persona:owner'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('table')).toHaveLength(2));
    await expect(canvas.getAllByText(/^١٩ نوفمبر ٢٠٢٦/)[0]).toBeVisible();
    await expectArabic();
  },
});

const everyFewDays = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(2026, 10, 19, 7) - index * 3.65 * 86_400_000).toISOString(),
  );

/** The record has 400 readings of each kind. */
export const YearsOfReadings = meta.story({
  name: '400 readings over four years',
  args: dailyCheck,
  tags: ['persona:owner', 'state:edge'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock.listBloodPressures.ok(
        everyFewDays(400).map((date, index) => ({
          value: `${112 + ((index * 7) % 34)}/${70 + ((index * 5) % 23)}`,
          date,
        })),
      ),
      mock.listBloodSugars.ok(
        everyFewDays(400).map((date, index) => ({ value: 84 + ((index * 11) % 61), date })),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: /^Blood pressure/ });
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(10);
    // The two kinds of readings load one by one.
    await waitFor(() =>
      expect(canvas.getAllByRole('listbox', { name: /over time/ })).toHaveLength(2),
    );
    const [showMore] = canvas.getAllByRole('button', { name: 'Show more' });
    await userEvent.click(showMore!);
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(60);
    await userEvent.click(showMore!);
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(110);
    await expectNoOverflow();
  },
});

// The spacing that WCAG 1.4.12 lets a reader set.
const textSpacing = (Story: ComponentType) => (
  <>
    <style>{`
      .medportal * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      .medportal p { margin-block-end: 2em !important; }
    `}</style>
    <Story />
  </>
);

async function expectNothingCutOff() {
  await expect(getComputedStyle(document.querySelector('h1')!).letterSpacing).not.toBe('normal');
  await expect(overflowingTexts(document.body, '')).toEqual([]);
}

const narrow = { viewport: { value: 'narrow', isRotated: false } };

/** The reader sets the text spacing of WCAG 1.4.12: a form with errors. */
export const TextSpacingRegister = meta.story({
  name: 'Text spacing: patient register with errors',
  args: { path: paths.patientRegister(), viewer: 'visitor' },
  globals: narrow,
  tags: ['persona:visitor', 'state:failed'],
  decorators: [textSpacing],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expectNothingCutOff();
  },
});

const landscape = {
  globals: { viewport: { value: 'landscape', isRotated: false } },
  parameters: {
    viewport: {
      options: {
        landscape: {
          name: 'Landscape phone, keyboard open (844 × 200)',
          type: 'mobile',
          styles: { width: '844px', height: '200px' },
        },
      },
    },
  },
} as const;

/** Only a test run resizes the window. */
async function expectLandscape() {
  if ('__vitest_browser__' in window) await expect(window.innerHeight).toBe(200);
}

/** Whether the whole field is in the window, with nothing over it, when it gets the focus while the page is at `scrollY`. */
function isVisibleOnFocus(field: HTMLElement, scrollY: number): boolean {
  field.blur();
  window.scrollTo(0, scrollY);
  field.focus();
  const { left, top, bottom, width } = field.getBoundingClientRect();
  // Outside the window there is no element.
  return [top + 2, bottom - 2].every(
    (y) => document.elementFromPoint(left + width / 2, y) === field,
  );
}

async function expectVisibleOnFocus(field: HTMLElement) {
  await expect(isVisibleOnFocus(field, 0)).toBe(true);
  await expect(isVisibleOnFocus(field, document.documentElement.scrollHeight)).toBe(true);
}

/** A phone in landscape with its keyboard open: 200 px of height are left. */
export const LandscapeLogIn = meta.story({
  ...landscape,
  name: 'Landscape with the keyboard open: log in',
  args: logIn,
  tags: ['persona:visitor'],
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText('Email address');
    await expectLandscape();
    await expectVisibleOnFocus(email);
    await expectVisibleOnFocus(canvas.getByLabelText('Password'));
  },
});

/** A browser fills in fields with input events and without keys. */
export const Autofill = meta.story({
  name: 'Autofill: log in',
  args: logIn,
  tags: ['persona:visitor'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock.login.ok(async ({ body }) => {
        const { email, password } = await body();
        const isFilled = email === credentials[0]![1] && password === credentials[1]![1];
        return { token: isFilled ? storyToken(people.patient) : 'not filled in' };
      }),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const email = await canvas.findByLabelText('Email address');
    const password = canvas.getByLabelText('Password');
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(email).toHaveAttribute('type', 'email');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(password).toHaveAttribute('name');
    await fireEvent.input(email, { target: { value: credentials[0]![1] } });
    await fireEvent.input(password, { target: { value: credentials[1]![1] } });
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await expect(await canvas.findByRole('button', { name: people.patient.name })).toBeVisible();
    await holdToasts(canvasElement, 1);
  },
});

/** Makes any use of web storage throw, as browsers do that block cookies; returns a function that undoes it. */
function blockStorage() {
  const kinds = ['localStorage', 'sessionStorage'] as const;
  const originals = kinds.map((kind) => Object.getOwnPropertyDescriptor(window, kind)!);
  for (const kind of kinds)
    Object.defineProperty(window, kind, {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  return () =>
    kinds.forEach((kind, index) => Object.defineProperty(window, kind, originals[index]!));
}

/** The log-in lasts as long as the page. */
export const StorageBlocked = meta.story({
  args: logIn,
  tags: ['persona:visitor', 'state:edge'],
  beforeEach: ({ msw }) => {
    msw.use(mock.login.ok({ token: storyToken(people.patient) }));
    return blockStorage();
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('Log in', async () => {
      await expect(() => window.localStorage).toThrow('Access is denied');
      await submitLogIn({ canvas, userEvent });
      await holdToasts(canvasElement, 1);
      await dismissToasts(canvasElement);
    });
    await step('Still logged in on the next pages, with the record', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: people.patient.name }));
      await userEvent.click(canvas.getByRole('link', { name: 'My Profile' }));
      await expect(await canvas.findByText('172 cm')).toBeVisible();
    });
  },
});

const emojiName = '🌿 Willow 👩🏽‍⚕️';
const hebrewName = 'נועה דוגמה';
const chineseName = '王小明';
const names = [emojiName, hebrewName, chineseName];

/** Names are isolated, so that their direction does not reorder the text around them. */
async function expectIsolated(canvas: { getAllByText: (text: string) => HTMLElement[] }) {
  const shown = names.flatMap((name) => canvas.getAllByText(name));
  await expect(shown.filter((element) => !element.closest('bdi, [dir="auto"]'))).toEqual([]);
}

export const NamesInTheList = meta.story({
  name: 'Emoji, Hebrew and Chinese names: doctors',
  args: doctors,
  tags: ['persona:visitor', 'state:edge'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock.listDoctors.ok({
        doctors: names.map((name) => ({ ...wireDoctors(1)[0]!, name })),
        totalCount: names.length,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 doctors found')).toBeVisible();
    const links = within(canvas.getByRole('main')).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      names.map((name) => paths.doctorProfile(name)),
    );
    await expectIsolated(canvas);
  },
});

const moreContrast = {
  media: { contrast: 'more' },
  docs: {
    description: {
      story:
        'To see it, ask for more contrast in the settings of macOS or iOS, or in the browser’s DevTools: ' +
        'Rendering, “Emulate CSS media feature prefers-contrast”, more.',
    },
  },
};

/** Only a test run can emulate the setting. */
async function expectMoreContrast() {
  const isMore = window.matchMedia('(prefers-contrast: more)').matches;
  if ('__vitest_browser__' in window) await expect(isMore).toBe(true);
  if (!isMore) return;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--medportal-color-${name}`);
  await expect(colour('border')).toBe(colour('border-control'));
  await expect([colour('text-muted'), colour('text-subtle')]).toEqual([
    colour('text'),
    colour('text'),
  ]);
}

/** The system asks for more contrast, in dark. */
export const MoreContrastDarkDailyCheck = meta.story({
  name: 'More contrast, dark: daily check',
  args: dailyCheck,
  globals: { theme: 'dark' },
  tags: ['persona:owner'],
  parameters: moreContrast,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('table')).toHaveLength(2));
    await expectMoreContrast();
  },
});

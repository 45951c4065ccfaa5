import { mock } from '@medportal/api-client/msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { emulatePrint } from '../../../../packages/ui/src/testing/emulatePrint.ts';
import { expectNoOverflow, pages, readHandlers, submitLogIn } from './anyPage.ts';
import { paths } from '../paths.ts';
import { wirePatient } from './wireSamples.ts';
import { pageParameters, PortalAt } from './PortalAt.tsx';
import { holdToasts } from './toastSteps.ts';

const meta = preview.meta({
  title: 'Pages/In every setting',
  component: PortalAt,
  args: { path: paths.home(), viewer: 'visitor' as const },
  parameters: pageParameters,
  beforeEach: ({ msw }) => msw.use(...readHandlers()),
});

const home = { path: paths.home(), viewer: 'visitor' } as const;
const patientRegister = { path: paths.patientRegister(), viewer: 'visitor' } as const;

const patientProfile = { path: paths.patientProfile(wirePatient.name), viewer: 'owner' } as const;
const { doctors, logIn, dailyCheck } = pages;

const dark = { theme: 'dark' };

// Unlike the text size of a browser, that of the toolbar changes no media query, so the width is pinned.
const large = { textSize: '200%', viewport: { value: 'desktop', isRotated: false } };
const narrow = { viewport: { value: 'narrow', isRotated: false } };
const still = { motion: 'reduced' };

// Storybook cannot emulate forced colours, so the canvas tells how to enable them.
const forced = {
  media: { forcedColors: 'active' },
  // The system sets the colours: axe would check the wrong ones.
  a11y: { options: { rules: { 'color-contrast': { enabled: false } } } },
  docs: {
    description: {
      story:
        'To see it, choose a contrast theme in Windows, or in the browser’s DevTools: Rendering, ' +
        '“Emulate CSS media feature forced-colors”, active.',
    },
  },
};

type Canvas = ReturnType<typeof within>;
interface Page {
  canvas: Pick<Canvas, 'findByRole' | 'findByLabelText' | 'getByRole'>;
  userEvent: {
    clear: (element: Element) => Promise<void>;
    click: (element: Element) => Promise<void>;
    paste: (text: string) => Promise<void>;
  };
}

const refusal = mock.login.fail(401, {
  title: 'Log in failed',
  message: 'The email or password is wrong.',
});

async function openMedicalOverlay({ canvas, userEvent }: Page) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit medical information' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

async function seeCharts(canvas: Pick<Canvas, 'getAllByRole'>) {
  await waitFor(() =>
    expect(canvas.getAllByRole('listbox', { name: /over time/ })).toHaveLength(2),
  );
}

async function expectDark() {
  const scheme = getComputedStyle(document.documentElement).colorScheme;
  await expect(scheme).toBe('dark');
}

async function expectLargeText() {
  await expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
  await expectNoOverflow();
}

async function expectNoAnimation() {
  const moving = () => document.getAnimations().filter((one) => one.playState === 'running');
  await waitFor(() => expect(moving()).toEqual([]));
}

/** Only the test run can emulate forced colours. */
async function expectForcedColours() {
  if ('__vitest_browser__' in window)
    await expect(window.matchMedia('(forced-colors: active)').matches).toBe(true);
}

/** Daily check with charts, on a system that asks for dark colours. */
export const DarkDailyCheck = meta.story({
  name: 'Dark: daily check with charts',
  args: dailyCheck,
  globals: dark,
  tags: ['persona:owner'],
  play: async ({ canvas }) => {
    await seeCharts(canvas);
    await expectDark();
  },
});

/** Patient register, with text of twice the size on a screen 320 px wide. */
export const LargeTextNarrowRegister = meta.story({
  name: '200 % text, 320 px: patient register',
  args: patientRegister,
  globals: { ...large, ...narrow },
  tags: ['persona:visitor'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Female' }));
    await expect(canvas.getByRole('button', { name: 'Sign Up' })).toBeVisible();
    await expectLargeText();
  },
});

/** An open overlay, with text of twice the size on a screen 320 px wide. */
export const LargeTextNarrowOverlay = meta.story({
  name: '200 % text, 320 px: an open overlay',
  args: patientProfile,
  globals: { ...large, ...narrow },
  tags: ['persona:owner'],
  play: async (page) => {
    const dialog = await openMedicalOverlay(page);
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
    await expectLargeText();
  },
});

/** Toasts, with text of twice the size on a screen 320 px wide. */
export const LargeTextNarrowToasts = meta.story({
  name: '200 % text, 320 px: toasts',
  args: logIn,
  globals: { ...large, ...narrow },
  tags: ['persona:visitor', 'state:failed'],
  parameters: { expectedConsole: [/^login failed: 401/] },
  beforeEach: ({ msw }) => msw.use(refusal),
  play: async (page) => {
    await submitLogIn(page);
    const shown = await holdToasts(page.canvasElement, 2);
    await waitFor(() => expect(shown[1]).toBeVisible());
    await expectLargeText();
  },
});

/** Loading, on a system that asks for less motion. */
export const ReducedMotionLoading = meta.story({
  name: 'Reduced motion: loading',
  args: doctors,
  globals: still,
  tags: ['persona:visitor', 'state:loading'],
  beforeEach: ({ msw }) => msw.use(mock.listDoctors.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading doctors')).toBeInTheDocument();
    await expectNoAnimation();
  },
});

/** Doctors, with focus, on a system that forces its own colours, such as a Windows contrast theme. */
export const ForcedColoursDoctors = meta.story({
  name: 'Forced colours: doctors, with focus',
  args: doctors,
  tags: ['persona:visitor'],
  parameters: forced,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('20 doctors found');
    canvas.getByRole('searchbox').focus();
    await userEvent.tab();
    const first = canvas.getByRole('link', { name: 'Dr. Sample Doctor 1' });
    await expect(first).toHaveFocus();
    // Forced colours remove shadows.
    await expect(getComputedStyle(first, '::after').outlineStyle).toBe('solid');
    await expectForcedColours();
  },
});

/** Daily check with charts, on a system that forces its own colours, such as a Windows contrast theme. */
export const ForcedColoursDailyCheck = meta.story({
  name: 'Forced colours: daily check with charts',
  args: dailyCheck,
  tags: ['persona:owner'],
  parameters: forced,
  play: async ({ canvas }) => {
    await seeCharts(canvas);
    await expectForcedColours();
  },
});

/** Home with the menu open, on a screen 320 px wide. */
export const NarrowHome = meta.story({
  name: '320 px: home with the menu open',
  args: home,
  globals: narrow,
  tags: ['persona:visitor'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Join Now' });
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const main = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(main.getByRole('link', { name: 'Doctors' })).toBeVisible();
    await expectNoOverflow();
  },
});

let restoreScreen: (() => void) | undefined;

/** Emulates print and expects neither the app bar nor any button. */
async function print(canvasElement: HTMLElement) {
  restoreScreen = emulatePrint();
  const canvas = within(canvasElement);
  await expect(canvas.queryByRole('navigation')).toBeNull();
  await expect(canvas.queryByRole('button')).toBeNull();
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
}

const restoreAfter = () => () => restoreScreen?.();

export const PrintDailyCheck = meta.story({
  name: 'Print: daily check with charts',
  args: dailyCheck,
  tags: ['persona:owner'],
  beforeEach: restoreAfter,
  play: async ({ canvas, canvasElement }) => {
    await seeCharts(canvas);
    await print(canvasElement);
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getAllByRole('tab')).toHaveLength(1);
  },
});

/** The dark theme prints with light colours. */
export const PrintDarkProfile = meta.story({
  name: 'Print: patient profile, from a dark screen',
  args: patientProfile,
  globals: dark,
  tags: ['persona:owner'],
  beforeEach: restoreAfter,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('A+');
    await print(canvasElement);
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('light');
  },
});

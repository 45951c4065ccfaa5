import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  duplicatePressures,
  oddPressures,
  samplePressures,
  sampleSugars,
  unsortedPressures,
} from '../../../components/Readings/Readings.fixtures.ts';
import { stale } from '../../../components/StaleNotice/StaleNotice.fixtures.ts';
import { pressureViews, sugarViews } from '../PatientProfile.fixtures.ts';
import {
  blankEntry,
  notSaved,
  otherView,
  pending,
  profileArgs,
  type RecordArgs,
  StatefulScreen,
} from '../StatefulScreen.fixtures.tsx';

const meta = preview.meta({
  title: 'Screens/Patient/Patient daily check',
  tags: ['screen', 'persona:owner'],
  component: StatefulScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...profileArgs, tab: 'dailyCheck' as const },
});

type Canvas = ReturnType<typeof within>;

const upperField = (canvas: Canvas) =>
  canvas.getByRole('textbox', { name: 'Upper value (systolic)' });
const lowerField = (canvas: Canvas) =>
  canvas.getByRole('textbox', { name: 'Lower value (diastolic)' });
const sugarField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Blood sugar' });
const savePressure = (canvas: Canvas) =>
  canvas.getByRole('button', { name: 'Save blood pressure' });
const saveSugar = (canvas: Canvas) => canvas.getByRole('button', { name: 'Save blood sugar' });

async function enterPressure(canvas: Canvas, user: UserEventObject, upper: string, lower: string) {
  await user.type(upperField(canvas), upper);
  await user.type(lowerField(canvas), lower);
  await user.click(savePressure(canvas));
}

async function enterSugar(canvas: Canvas, user: UserEventObject, value: string) {
  await user.type(sugarField(canvas), value);
  await user.click(saveSugar(canvas));
}

async function expectRefusal(canvas: Canvas, text: string, onSave: unknown) {
  await expect(canvas.getByRole('link', { name: text })).toBeVisible();
  await expect(onSave).not.toHaveBeenCalled();
}

interface Step {
  args: RecordArgs;
  canvas: Canvas;
  userEvent: UserEventObject;
}

const refusesPressure =
  (upper: string, lower: string, text: string) =>
  async ({ args, canvas, userEvent }: Step) => {
    await enterPressure(canvas, userEvent, upper, lower);
    await expectRefusal(canvas, text, args.addPressure.onSave);
  };

const refusesSugar =
  (value: string, text: string) =>
  async ({ args, canvas, userEvent }: Step) => {
    await enterSugar(canvas, userEvent, value);
    await expectRefusal(canvas, text, args.addSugar.onSave);
  };

export const Owner = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
    await waitFor(() => expect(canvas.getAllByRole('listbox')).toHaveLength(2));
  },
});

export const Other = meta.story({
  args: { view: otherView },
  tags: ['!persona:owner', 'persona:doctor'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
  },
});

/** Save blood pressure is pressed with both fields empty. */
export const PressureBlank = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(savePressure(canvas));
    await expectRefusal(canvas, 'Enter the upper value', args.addPressure.onSave);
    await expect(canvas.getByRole('link', { name: 'Enter the lower value' })).toBeVisible();
  },
});

export const PressureTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(upperField(canvas), '120');
    await userEvent.type(lowerField(canvas), '80');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** The unit that the reader chose holds for input, too. */
export const SugarInMmolPerL = meta.story({
  args: { sugarUnit: 'mmol/L' },
  tags: ['state:edge'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(sugarField(canvas), '2.8');
    await expect(canvas.getByText('This blood sugar is dangerously low')).toBeVisible();
    await userEvent.click(saveSugar(canvas));
    await expect(args.addSugar.onSave).toHaveBeenCalledWith({ mgPerDl: 50 });
  },
});

/** A number that is more likely in mg/dL. */
export const SugarInDoubtInMmolPerL = meta.story({
  args: { sugarUnit: 'mmol/L' },
  tags: ['state:edge'],
  play: async ({ args, canvas, userEvent }) => {
    await enterSugar(canvas, userEvent, '40');
    await userEvent.click(await screen.findByRole('button', { name: 'Save as 40 mg/dL' }));
    await expect(args.addSugar.onSave).toHaveBeenCalledWith({ mgPerDl: 40 });
  },
});

/** The advice appears on input, before the reading is saved. */
export const PressureVeryHigh = meta.story({
  tags: ['state:edge'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(upperField(canvas), '180');
    await expect(canvas.queryByText('This blood pressure is very high')).toBeNull();
    await userEvent.type(lowerField(canvas), '95');
    await expect(canvas.getByText('This blood pressure is very high')).toBeVisible();
    await userEvent.type(upperField(canvas), '{Backspace}');
    await expect(canvas.queryByText('This blood pressure is very high')).toBeNull();
    await userEvent.type(upperField(canvas), '1');
    await expect(canvas.getByText('This blood pressure is very high')).toBeVisible();
  },
});

/** −1 is typed as lower value and saved. */
export const PressureBelowZero = meta.story({
  name: 'Pressure −1',
  play: refusesPressure('120', '-1', 'Lower value must be between 0 and 250'),
});

/** 251 is typed as upper value and saved. */
export const Pressure251 = meta.story({
  name: 'Pressure 251',
  play: refusesPressure('251', '80', 'Upper value must be between 0 and 250'),
});

/** 120.5 is typed as upper value and saved. */
export const PressureFraction = meta.story({
  play: refusesPressure('120.5', '80', 'Upper value must be a whole number'),
});

/** 80 over 120 is typed and saved. */
export const PressureUpBelowDown = meta.story({
  name: 'Pressure up below down',
  play: refusesPressure('80', '120', 'The upper value must be greater than the lower value'),
});

export const PressurePending = meta.story({
  args: { addPressure: { ...blankEntry, submission: pending } },
  tags: ['state:loading'],
  play: async ({ args, canvas, userEvent }) => {
    await enterPressure(canvas, userEvent, '120', '80');
    await expect(args.addPressure.onSave).not.toHaveBeenCalled();
  },
});

/** A save clears the form, keeps the focus on the button and adds the reading to the list. */
export const PressureSaved = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await enterPressure(canvas, userEvent, '121', '79');
    await expect(args.addPressure.onSave).toHaveBeenCalledWith({ systolic: 121, diastolic: 79 });
    await expect(upperField(canvas)).toHaveValue('');
    await expect(savePressure(canvas)).toHaveFocus();
    await expect(canvas.getByText('Blood pressure saved')).toBeVisible();
    await expect(canvas.getByRole('cell', { name: /^121\/79/ })).toBeVisible();
  },
});

export const PressureFailed = meta.story({
  args: { addPressure: { ...blankEntry, submission: notSaved } },
  tags: ['state:failed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It was not saved')).toBeVisible();
  },
});

/** Save blood sugar is pressed with the field empty. */
export const SugarBlank = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(saveSugar(canvas));
    await expectRefusal(canvas, 'Enter your blood sugar', args.addSugar.onSave);
  },
});

export const SugarTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(sugarField(canvas), '98');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** A word is typed as blood sugar and saved. */
export const SugarText = meta.story({
  play: refusesSugar('high', 'Blood sugar must be a number, like 110'),
});

export const Sugar1001 = meta.story({
  name: 'Sugar 1001',
  play: refusesSugar('1001', 'Blood sugar must be between 0 and 1000'),
});

/** Asks for the unit of a number that is probably in mmol/L before it saves. */
export const SugarInDoubt = meta.story({
  tags: ['state:edge'],
  play: async ({ args, canvas, userEvent }) => {
    await enterSugar(canvas, userEvent, '2.8');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Is 2.8 in mg/dL or mmol/L?' }),
    );
    await expect(dialog.getByRole('button', { name: 'Go back and change it' })).toHaveFocus();
    await waitFor(() =>
      expect(dialog.getByText('This blood sugar is dangerously low')).toBeVisible(),
    );
    await expect(args.addSugar.onSave).not.toHaveBeenCalled();
  },
});

/** The question after a low number is answered with mmol/L. */
export const SugarConverted = meta.story({
  tags: ['state:edge'],
  play: async ({ args, canvas, userEvent }) => {
    await enterSugar(canvas, userEvent, '5.6');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Save as 5.6 mmol/L (101 mg/dL)' }),
    );
    await expect(args.addSugar.onSave).toHaveBeenCalledWith({ mgPerDl: 101 });
  },
});

/** Asks about 0, which no meter shows, and saves it only when confirmed. */
export const SugarZero = meta.story({
  name: 'Sugar 0',
  tags: ['state:edge'],
  play: async ({ args, canvas, userEvent }) => {
    await enterSugar(canvas, userEvent, '0');
    const dialog = within(await screen.findByRole('dialog', { name: 'Is 0 mg/dL right?' }));
    await expect(dialog.getByRole('button', { name: 'Go back and change it' })).toHaveFocus();
    await expect(dialog.queryByRole('button', { name: /mmol/ })).toBeNull();
    await expect(args.addSugar.onSave).not.toHaveBeenCalled();
  },
});

/** The advice appears on input, before the reading is saved. */
export const SugarVeryLow = meta.story({
  tags: ['state:edge'],
  play: async ({ canvas, userEvent }) => {
    const advice = 'This blood sugar is dangerously low';
    await userEvent.type(sugarField(canvas), '5');
    await expect(canvas.queryByText(advice)).toBeNull();
    await userEvent.type(sugarField(canvas), '3');
    await expect(canvas.getByText(advice)).toBeVisible();
    await userEvent.type(sugarField(canvas), '{Backspace}4');
    await expect(canvas.queryByText(advice)).toBeNull();
    await expect(canvas.getByText('This blood sugar is low')).toBeVisible();
    await userEvent.type(sugarField(canvas), '{Backspace}3');
    await expect(canvas.getByText(advice)).toBeVisible();
  },
});

export const SugarPending = meta.story({
  args: { addSugar: { ...blankEntry, submission: pending } },
  tags: ['state:loading'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(sugarField(canvas), '98');
  },
});

export const SugarSaved = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await enterSugar(canvas, userEvent, '97');
    await expect(args.addSugar.onSave).toHaveBeenCalledWith({ mgPerDl: 97 });
    await expect(canvas.getByText('Blood sugar saved')).toBeVisible();
    await expect(sugarField(canvas)).toHaveValue('');
  },
});

export const SugarFailed = meta.story({
  args: { addSugar: { ...blankEntry, submission: notSaved } },
  tags: ['state:failed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It was not saved')).toBeVisible();
  },
});

export const OnePressure = meta.story({
  args: { pressures: { status: 'ready', items: samplePressures(1) } },
});

export const OneSugar = meta.story({
  args: { sugars: { status: 'ready', items: sampleSugars(1) } },
});

/** The patient has logged blood pressures for months. */
export const ManyReadings = meta.story({
  tags: ['!persona:owner'],
  args: {
    view: otherView,
    pressures: { status: 'ready', items: samplePressures(90) },
    sugars: { status: 'ready', items: sampleSugars(60) },
  },
});

export const ChartRightToLeft = meta.story({
  tags: ['!persona:owner'],
  args: { view: otherView },
  globals: { locale: 'ar' },
});

export const PressuresLoading = meta.story({
  args: { pressures: pressureViews.loading },
  tags: ['state:loading'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading blood pressure readings')).toBeInTheDocument();
    await expect(canvas.getAllByRole('table')).toHaveLength(1);
  },
});

export const SugarsLoading = meta.story({
  args: { sugars: sugarViews.loading },
  tags: ['state:loading'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading blood sugar readings')).toBeInTheDocument();
  },
});

export const NoReadings = meta.story({
  args: { pressures: pressureViews.empty, sugars: sugarViews.empty },
  tags: ['state:empty'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Data for Blood Pressure yet!')).toBeVisible();
    await expect(canvas.getByText('No Data for Blood Sugar yet!')).toBeVisible();
  },
});

export const PressuresFailed = meta.story({
  args: { pressures: pressureViews.failed },
  tags: ['state:failed'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryReadings).toHaveBeenCalledWith('pressures');
    await expect(canvas.getAllByRole('table')).toHaveLength(1);
  },
});

export const SugarsFailed = meta.story({
  args: { sugars: sugarViews.failed },
  tags: ['state:failed'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryReadings).toHaveBeenCalledWith('sugars');
  },
});

/** Each list has its own notice and Retry button. */
export const RefreshFailed = meta.story({
  args: {
    pressures: { ...pressureViews.ready, stale },
    sugars: { ...sugarViews.empty, stale },
  },
  tags: ['state:failed'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getByText('No Data for Blood Sugar yet!')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry blood pressure readings' }));
    await expect(args.onRetryReadings).toHaveBeenLastCalledWith('pressures');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry blood sugar readings' }));
    await expect(args.onRetryReadings).toHaveBeenLastCalledWith('sugars');
  },
});

/** A backend lets the reader see the profile, but not the readings. */
export const ReadingsLocked = meta.story({
  args: { view: otherView, pressures: pressureViews.locked, sugars: sugarViews.locked },
  tags: ['!persona:owner', 'state:locked'],
});

export const MalformedValues = meta.story({
  args: { view: otherView, pressures: { status: 'ready', items: oddPressures } },
  tags: ['!persona:owner', 'state:edge'],
});

export const Unsorted = meta.story({
  args: { view: otherView, pressures: { status: 'ready', items: unsortedPressures } },
  tags: ['!persona:owner', 'state:edge'],
});

export const DuplicateTimestamps = meta.story({
  args: { view: otherView, pressures: { status: 'ready', items: duplicatePressures } },
  tags: ['!persona:owner', 'state:edge'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: /^128\/84/ })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: /^119\/78/ })).toBeVisible();
  },
});

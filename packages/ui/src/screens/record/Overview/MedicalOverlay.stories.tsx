import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  barePatient,
  patientProfileViews,
  unmeasuredPatient,
  unreadPatient,
} from '../PatientProfile.fixtures.ts';
import {
  closedEditor,
  notSaved,
  pending,
  profileArgs,
  type RecordArgs,
  StatefulScreen,
} from '../StatefulScreen.fixtures.tsx';

const opened = { ...closedEditor, open: true };

const meta = preview.meta({
  title: 'Screens/Patient/Patient medical overlay',
  component: StatefulScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
  tags: ['screen', 'persona:owner'],
  args: { ...profileArgs, medical: opened },
});

const { ready } = patientProfileViews;
const unmeasured = { ...ready, patient: unmeasuredPatient };

const overlay = () => within(screen.getByRole('dialog', { name: 'Edit medical information' }));
const heightField = () => overlay().getByRole('textbox', { name: /^Height/ });
const weightField = () => overlay().getByRole('textbox', { name: /^Weight/ });
const saveButton = () => overlay().getByRole('button', { name: 'Save' });

async function typeAndSave(user: UserEventObject, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
  await user.click(saveButton());
}

// Waits, because the overlay fades in.
const expectVisible = (element: Element) => waitFor(() => expect(element).toBeVisible());

async function expectRefusal(text: string, onSave: unknown) {
  await expectVisible(overlay().getByRole('link', { name: text }));
  await expect(onSave).not.toHaveBeenCalled();
}

interface Step {
  args: RecordArgs;
  userEvent: UserEventObject;
}

const refuses =
  (field: () => HTMLElement, value: string, text: string) =>
  async ({ args, userEvent }: Step) => {
    await typeAndSave(userEvent, field(), value);
    await expectRefusal(text, args.medical.onSave);
  };

export const Prefilled = meta.story({
  play: async () => {
    await expect(overlay().getByRole('combobox', { name: /^Blood type/ })).toHaveValue('AB-');
    await expect(heightField()).toHaveValue('171');
    await expect(weightField()).toHaveValue('68.5');
  },
});

/** The list has the eight types after an option for no choice. */
export const EightTypes = meta.story({
  play: async () => {
    const select = overlay().getByRole('combobox', { name: /^Blood type/ });
    select.focus();
    const offered = within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    await expect(offered.slice(1)).toEqual(['O+', 'O-', 'A+', 'A-', 'B+', 'B-', 'AB+', 'AB-']);
  },
});

/** The default '+O' is the text of an option that records no type. */
export const BloodTypeNotRecorded = meta.story({
  args: { view: unmeasured },
  tags: ['state:edge'],
  play: async () => {
    const select = overlay().getByRole('combobox', { name: /^Blood type/ });
    await expect(select).toHaveValue('');
    await expect(select).toHaveDisplayValue('Not recorded (default +O)');
  },
});

/** Saving a height records no blood type. */
export const HeightAlone = meta.story({
  args: { view: { ...ready, patient: barePatient } },
  tags: ['state:edge'],
  play: async ({ args, canvas, userEvent }) => {
    await typeAndSave(userEvent, heightField(), '180');
    await expect(args.medical.onSave).toHaveBeenCalledWith({
      bloodType: undefined,
      heightCm: 180,
      weightKg: undefined,
    });
    await expect(canvas.getByText('Not recorded (default +O)')).toBeVisible();
  },
});

/** Unread texts stay in the hints, and a save keeps those of blank fields. */
export const ValuesAsRecorded = meta.story({
  args: { view: { ...ready, patient: unreadPatient } },
  tags: ['state:edge'],
  play: async ({ args, userEvent }) => {
    const select = overlay().getByRole('combobox', { name: /^Blood type/ });
    await expect(select).toHaveDisplayValue('\u2068A (Rh unknown)\u2069 (as recorded)');
    await expect(heightField()).toHaveValue('');
    await expect(heightField()).toHaveAccessibleDescription(/We have .*about 170/);
    await typeAndSave(userEvent, weightField(), '70');
    await expect(args.medical.onSave).toHaveBeenCalledWith({
      bloodType: undefined,
      heightCm: undefined,
      weightKg: 70,
      unread: { bloodType: 'A (Rh unknown)', heightCm: 'about 170' },
    });
  },
});

export const Height39 = meta.story({
  name: 'Height 39',
  play: refuses(heightField, '39', 'Height must be between 40 and 250 cm'),
});

export const Height251 = meta.story({
  name: 'Height 251',
  play: refuses(heightField, '251', 'Height must be between 40 and 250 cm'),
});

export const Weight2 = meta.story({
  name: 'Weight 2',
  play: refuses(weightField, '2', 'Weight must be between 3 and 250 kg'),
});

export const Weight251 = meta.story({
  name: 'Weight 251',
  play: refuses(weightField, '251', 'Weight must be between 3 and 250 kg'),
});

/** Height and weight are both wrong when Save is pressed. */
export const BothRefused = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.clear(weightField());
    await userEvent.type(weightField(), 'heavy');
    await typeAndSave(userEvent, heightField(), '12');
    await expectRefusal('Weight must be a number, like 70', args.medical.onSave);
    await waitFor(() => expect(overlay().getByRole('alert')).toHaveFocus());
  },
});

/** Height 250 and weight 3 are saved. */
export const BoundsAccepted = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.clear(weightField());
    await userEvent.type(weightField(), '3');
    await typeAndSave(userEvent, heightField(), '250');
    await expect(args.medical.onSave).toHaveBeenCalledWith({
      bloodType: 'AB-',
      heightCm: 250,
      weightKg: 3,
    });
  },
});

/** Every field is emptied and saved. */
export const Blank = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(overlay().getByRole('combobox'), '');
    await userEvent.clear(weightField());
    await userEvent.clear(heightField());
    await userEvent.click(saveButton());
    await expect(args.medical.onSave).toHaveBeenCalledWith({
      bloodType: undefined,
      heightCm: undefined,
      weightKg: undefined,
    });
    await expect(canvas.getAllByText('Not recorded')).toHaveLength(2);
  },
});

/** Cancel discards the input; the overlay opens with the saved values again. */
export const CancelResets = meta.story({
  args: { medical: closedEditor },
  play: async ({ canvas, userEvent }) => {
    const edit = canvas.getByRole('button', { name: 'Edit medical information' });
    await userEvent.click(edit);
    await userEvent.clear(heightField());
    await userEvent.type(heightField(), '200');
    await userEvent.click(overlay().getByRole('button', { name: 'Cancel' }));
    await expect(edit).toHaveFocus();
    await userEvent.click(edit);
    await expect(heightField()).toHaveValue('171');
  },
});

/** Escape cancels and returns the focus to the button that opened the overlay. */
export const EscapeCloses = meta.story({
  args: { medical: closedEditor },
  play: async ({ canvas, userEvent }) => {
    const edit = canvas.getByRole('button', { name: 'Edit medical information' });
    await userEvent.click(edit);
    // Synthetic keys do not close a dialog, so this dispatches the event that Escape causes.
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(async () => {
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await expect(edit).toHaveFocus();
  },
});

export const Saved = meta.story({
  args: { view: unmeasured, medical: closedEditor },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit medical information' }));
    await userEvent.selectOptions(overlay().getByRole('combobox'), 'B+');
    await userEvent.type(weightField(), '70,5');
    await typeAndSave(userEvent, heightField(), '180');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByText('B+')).toBeVisible();
    await expect(canvas.getByText('180 cm')).toBeVisible();
    await expect(canvas.getByText('70.5 kg')).toBeVisible();
  },
});

export const Pending = meta.story({
  args: { medical: { ...opened, submission: pending } },
  tags: ['state:loading'],
});

export const Failed = meta.story({
  args: { medical: { ...opened, submission: notSaved } },
  tags: ['state:failed'],
  play: async () => {
    await expectVisible(overlay().getByText('It was not saved'));
    await expect(heightField()).toHaveValue('171');
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['state:edge'],
  play: async () => {
    await expectVisible(heightField());
    // The number and its unit read '171 cm'.
    const unit = overlay().getByText('cm').getBoundingClientRect();
    await expect(heightField().getBoundingClientRect().right).toBeLessThanOrEqual(unit.left);
  },
});

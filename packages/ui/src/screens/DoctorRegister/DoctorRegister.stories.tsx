import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import {
  doctorSubmissions,
  doctorValues,
  specializationOptions,
} from './DoctorRegister.fixtures.ts';
import { DoctorRegisterScreen } from './DoctorRegister.tsx';

const meta = preview.meta({
  title: 'Screens/DoctorRegister',
  component: DoctorRegisterScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    specializations: specializationOptions.ready,
    submission: doctorSubmissions.idle,
    onSubmit: fn(),
    onRetry: fn(),
    loginHref: '/Login',
  },
});

interface Typist {
  getByLabelText(label: string): HTMLElement;
}

async function fillIn(
  canvas: Typist,
  userEvent: { type(at: Element, text: string): Promise<void> },
) {
  await userEvent.type(canvas.getByLabelText('Name'), doctorValues.name);
  await userEvent.type(canvas.getByLabelText('Email address'), doctorValues.email);
  await userEvent.type(canvas.getByLabelText('Password'), doctorValues.password);
}

export const Empty = meta.story();

export const Pending = meta.story({ args: { submission: doctorSubmissions.pending } });

export const Rejected = meta.story({ args: { submission: doctorSubmissions.failed } });

/** The first specialization is chosen until the doctor chooses another. */
export const FirstPreselected = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Medical specialization')).toHaveDisplayValue('Cardiology');
    await fillIn(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenLastCalledWith(doctorValues);
  },
});

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Medical specialization'), 'Neurology');
    await fillIn(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      ...doctorValues,
      specializationId: 3,
    });
  },
});

export const Required = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const SpecializationsLoading = meta.story({
  args: { specializations: specializationOptions.loading },
});

/** Without any specialization nobody can sign up as a doctor, and the form says why. */
export const SpecializationsEmpty = meta.story({
  args: { specializations: specializationOptions.empty },
  play: async ({ args, canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await userEvent.click(canvas.getByRole('link', { name: /specialization is required/ }));
    await expect(canvas.getByLabelText('Medical specialization')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A failed list is loaded again from here, and what was typed stays. */
export const SpecializationsFailed = meta.story({
  args: { specializations: specializationOptions.failed },
  play: async ({ args, canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await userEvent.click(canvas.getByRole('link', { name: /Load the medical/ }));
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Name')).toHaveValue(doctorValues.name);
  },
});

export const LongOption = meta.story({
  args: {
    specializations: {
      status: 'ready',
      options: [
        { id: 1, name: 'Example medicine of everything that has a very long name '.repeat(2) },
      ],
    },
  },
});

export const Arabic = meta.story({
  args: { specializations: { status: 'ready', options: [{ id: 1, name: 'طب المثال' }] } },
});

export const Small = meta.story({ globals: { viewport: { value: 'narrow' } } });

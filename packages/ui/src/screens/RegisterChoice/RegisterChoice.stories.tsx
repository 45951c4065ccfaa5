import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { registerChoice } from './RegisterChoice.fixtures.ts';
import { RegisterChoiceScreen } from './RegisterChoice.tsx';

const meta = preview.meta({
  title: 'Screens/RegisterChoice',
  component: RegisterChoiceScreen,
  parameters: { layout: 'fullscreen' },
  args: registerChoice,
});

export const Default = meta.story();

export const PatientFocus = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Patient' }).focus();
    await expect(canvas.getByRole('link', { name: 'Patient' })).toHaveFocus();
  },
});

export const DoctorFocus = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Doctor' }).focus();
    await expect(canvas.getByRole('link', { name: 'Doctor' })).toHaveFocus();
  },
});

export const LoginFocus = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Log In' }).focus();
    await expect(canvas.getByRole('link', { name: 'Log In' })).toHaveFocus();
  },
});

export const Small = meta.story({ globals: { viewport: { value: 'narrow' } } });

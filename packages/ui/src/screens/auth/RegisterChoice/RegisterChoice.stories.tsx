import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { showHovered } from '../../../testing/hover.ts';
import { RegisterChoiceScreen } from './RegisterChoice.tsx';

const meta = preview.meta({
  title: 'Screens/Visitor/Register choice',
  component: RegisterChoiceScreen,
  tags: ['screen', 'persona:visitor'],
  parameters: { layout: 'fullscreen' },
  args: { doctorHref: '/DoctorRegister', patientHref: '/PatientRegister', loginHref: '/Login' },
});

export const Default = meta.story();

/** The pointer rests on a choice. */
export const Hover = meta.story({
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: 'Patient' }).closest('li > *');
    if (!card) throw new Error('The link is in no card');
    const { borderColor } = getComputedStyle(card);
    showHovered(card);
    await waitFor(() => expect(getComputedStyle(card).borderColor).not.toBe(borderColor));
  },
});

export const PatientFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Patient' })).toHaveFocus();
  },
});

export const DoctorFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Doctor' })).toHaveFocus();
  },
});

/** Tab reaches the link to the log-in. */
export const LoginFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Doctor' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Log In' })).toHaveFocus();
  },
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });

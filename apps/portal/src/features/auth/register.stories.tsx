import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';

const meta = preview.meta({
  title: 'Pages/Register choice',
  component: PortalAt,
  tags: ['persona:visitor'],
  args: { path: paths.register(), viewer: 'visitor' as const },
  parameters: pageParameters,
});

/** Somebody who is not logged in opens /Register. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Patient' })).toHaveAttribute(
      'href',
      paths.patientRegister(),
    );
    await expect(canvas.getByRole('link', { name: 'Doctor' })).toHaveAttribute(
      'href',
      paths.doctorRegister(),
    );
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', paths.login());
  },
});

/** Somebody who is logged in opens /Register: the start page. */
export const AlreadySignedIn = meta.story({
  tags: ['!persona:visitor', 'persona:doctor'],
  args: { viewer: 'doctor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Better health/ })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Sign up' })).toBeNull();
  },
});

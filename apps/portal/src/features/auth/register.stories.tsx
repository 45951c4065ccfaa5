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

import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { openAccount, seeBarLink } from '../barSteps.ts';
import { mockBackend } from '../mockBackend.ts';
import { pageParameters, PortalAt } from '../PortalAt.tsx';
import { people } from '../people.ts';

const meta = preview.meta({
  title: 'Flows/Log out',
  component: PortalAt,
  tags: ['persona:owner', 'persona:visitor'],
  args: { path: paths.patientProfile(people.patient.name), viewer: 'owner' as const },
  parameters: pageParameters,
});

/** A patient logs out on a page that only they may read. */
export const LogOut = meta.story({
  name: 'Log out → the start page',
  beforeEach: ({ msw }) => msw.use(...mockBackend()),
  play: async ({ canvas, userEvent, step }) => {
    await step('A patient reads their own record', async () => {
      await expect(await canvas.findByText('172 cm')).toBeVisible();
    });
    await step('They log out from the menu', async () => {
      await openAccount({ canvas, userEvent }, people.patient.name);
      await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    });
    await step('The home page offers to join and shows no patient data', async () => {
      await expect(await canvas.findByRole('link', { name: 'Join Now' })).toBeVisible();
      await seeBarLink({ canvas, userEvent }, 'Sign Up');
      await expect(canvas.queryByText('172 cm')).toBeNull();
      await expect(canvas.queryByText(people.patient.name)).toBeNull();
    });
  },
});

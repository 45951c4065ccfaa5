import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Page } from '../../components/Stack/Stack.tsx';
import { notReached } from '../shared/failed.fixtures.ts';
import type { Submission } from '../../view.ts';
import { FurtherRequests } from './FurtherRequests.tsx';

const idle: Submission<never> = { status: 'idle' };

const meta = preview.meta({
  title: 'Screens/Doctor/Further requests',
  tags: ['screen', 'persona:doctor'],
  component: FurtherRequests,
  parameters: { layout: 'fullscreen' },
  args: {
    patient: 'Mona Example',
    isDeclined: false,
    submission: idle,
    onChange: fn(),
  },
  render: (args) => (
    <Page>
      <FurtherRequests {...args} />
    </Page>
  ),
});

export const Received = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Do not receive requests from/ });
    await userEvent.click(button);
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

export const Declined = meta.story({
  args: { isDeclined: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/They can see that/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /again$/ }));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
});

export const NotSaved = meta.story({
  tags: ['state:failed'],
  args: { submission: notReached('Your choice could not be saved') },
});

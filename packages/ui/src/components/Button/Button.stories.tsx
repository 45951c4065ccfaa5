import { Pencil, Plus, Send } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Cluster } from '../Stack/Stack.tsx';
import { Button, ButtonLink, IconButton } from './Button.tsx';

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
});

export const Primary = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
});

export const Secondary = meta.story({ args: { variant: 'secondary', children: 'Cancel' } });
export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Show password' } });
export const WithIcon = meta.story({ args: { icon: Send, children: 'Send Request' } });

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

export const BusySubmit = meta.story({
  args: { busy: true, type: 'submit', children: 'Log in' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.state = 'sent';
      }}
      aria-label="Log in"
    >
      <input aria-label="Email" /> <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByRole('form')).not.toHaveAttribute('data-state');
  },
});

export const AsLink = meta.story({
  render: () => (
    <Cluster>
      <ButtonLink href="#join">Join Now</ButtonLink>
      <ButtonLink href="#login" variant="secondary">
        Log In
      </ButtonLink>
    </Cluster>
  ),
});

export const IconOnly = meta.story({
  render: () => (
    <Cluster>
      <IconButton label="Edit clinic" icon={Pencil} />
      <IconButton label="Add reading" icon={Plus} variant="secondary" />
      <IconButton label="Save reading" icon={Plus} busy />
    </Cluster>
  ),
});

export const LongLabel = meta.story({
  args: { children: 'Send this health-check request to the doctor and return to the profile' },
});

export const Arabic = meta.story({
  args: { icon: Send, children: <bdi>إرسال الطلب</bdi> },
  globals: { direction: 'rtl' },
});

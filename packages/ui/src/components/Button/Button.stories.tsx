import { Pencil, Plus, Send } from 'lucide';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { showHovered } from '../../testing/hover.ts';
import { sheet } from '../../testing/StorySheet.tsx';
import { Cluster } from '../Stack/Stack.tsx';
import { Button, ButtonLink } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { TextButton } from './TextButton.tsx';

const meta = preview.meta({
  title: 'Components/Actions/Button',
  component: Button,
  argTypes: { children: { control: 'text' } },
  subcomponents: { ButtonLink, IconButton },
  args: { children: 'Save changes', onClick: fn() },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'For something that happens here: saving, sending, opening an overlay. One primary button per view, named by a verb; secondary for the alternatives; quiet beside the content it belongs to. While its action is pending it is busy and keeps its place.',
      avoid:
        'Not for navigation: use a link, or ButtonLink if it should look like a button. Do not disable a button to say that something is missing; let the form say what.',
      do: {
        render: () => (
          <Cluster>
            <Button>Send request</Button>
            <Button variant="secondary">Cancel</Button>
          </Cluster>
        ),
        text: 'One primary button, named by what it does.',
      },
      dont: {
        render: () => (
          <Cluster>
            <Button>OK</Button>
            <Button>Cancel</Button>
          </Cluster>
        ),
        text: 'Two primary buttons compete, and “OK” does not say what happens.',
      },
      keyboard: [
        ['Tab', 'Moves to the button, also while it is busy.'],
        ['Enter, Space', 'Presses it. While it is busy nothing happens.'],
      ],
    },
  },
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

export const AsText = meta.story({
  render: () => (
    <p>
      What you typed before is still here. <TextButton>Clear the form</TextButton>
    </p>
  ),
});

export const Hover = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' });
    const { backgroundColor } = getComputedStyle(button);
    showHovered(button);
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).not.toBe(backgroundColor));
  },
});

export const Focus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveFocus();
  },
});

/** Looks disabled, whether by the attribute or for assistive technology only. */
export const Disabled = meta.story({
  render: () => (
    <Cluster>
      <Button>Save changes</Button>
      <Button disabled>Save disabled</Button>
      <Button aria-disabled>Save announced as disabled</Button>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const styleOf = (name: string) => {
      const { backgroundColor, color, cursor } = getComputedStyle(
        canvas.getByRole('button', { name }),
      );
      return { backgroundColor, color, cursor };
    };
    const enabled = styleOf('Save changes');
    const disabled = styleOf('Save disabled');
    await expect(disabled.backgroundColor).not.toBe(enabled.backgroundColor);
    await expect(disabled.color).not.toBe(enabled.color);
    await expect(disabled.cursor).toBe('not-allowed');
    await expect(styleOf('Save announced as disabled')).toEqual(disabled);
  },
});

export const Busy = meta.story({
  args: { busy: true },
  tags: ['state:loading'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

export const BusySecondary = meta.story({
  args: { busy: true, variant: 'secondary', children: 'Show more' },
  tags: ['state:loading'],
});

export const BusyQuiet = meta.story({
  args: { busy: true, variant: 'quiet', children: 'Retry' },
  tags: ['state:loading'],
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

export const LongLabel = meta.story({
  tags: ['state:edge'],
  args: { children: 'Send this health-check request to the doctor and return to the profile' },
});

export const Arabic = meta.story({
  args: { icon: Send, children: <bdi>إرسال الطلب</bdi> },
  globals: { direction: 'rtl' },
});

/** A plain `<a>`, for a download or another site. */
export const AsAnchor = meta.story({
  render: () => (
    <Cluster>
      <Button as="a" href="#record" download>
        Download
      </Button>
      <Button as="a" href="#busy" busy>
        Download again
      </Button>
    </Cluster>
  ),
  play: async ({ canvas, userEvent }) => {
    const [link, busy] = canvas.getAllByRole('link');
    await expect(link).toHaveAttribute('href', '#record');
    await expect(link).not.toHaveAttribute('type');
    const prevented = new Promise((resolve) => {
      window.addEventListener('click', (event) => resolve(event.defaultPrevented), { once: true });
    });
    if (busy) await userEvent.click(busy);
    await expect(await prevented).toBe(true);
  },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({
    Primary,
    Secondary,
    Quiet,
    WithIcon,
    AsLink,
    IconOnly,
    AsText,
    Disabled,
    Busy,
    BusySecondary,
    BusyQuiet,
    LongLabel,
    Arabic,
  }),
});

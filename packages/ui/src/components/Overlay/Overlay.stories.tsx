import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inPlace, openOverlaysInPlace } from '../../testing/overlayStories.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack, Cluster } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { EditorActions } from './EditorActions.tsx';
import { Overlay, type OverlayProps } from './Overlay.tsx';

function Demo({ open: initialOpen, onCancel, children, ...rest }: OverlayProps) {
  const [open, setOpen] = useState(initialOpen);
  const handleCancel = () => {
    setOpen(false);
    onCancel();
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Edit clinic
      </Button>
      <Overlay {...rest} open={open} onCancel={handleCancel}>
        {children}
        <Overlay.Actions>
          <Button>Save</Button>
          <Button variant="secondary" onClick={handleCancel}>
            Cancel
          </Button>
        </Overlay.Actions>
      </Overlay>
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Feedback/Overlay',
  component: Overlay,
  argTypes: { children: { control: false } },
  render: (args) => <Demo {...args} />,
  args: {
    open: true,
    title: 'Edit clinic',
    onCancel: fn(),
    children: <Text tone="muted">Patients see this on your profile.</Text>,
  },
  parameters: {
    // A modal dialog covers the whole page, so each story on the docs page needs its own iframe.
    docs: { story: { inline: false, height: '24rem' } },
    guide: {
      since: '0.1.0',
      use: 'For a short task on the current page that ends with Save or Cancel: editing a clinic, a bio, measurements.',
      avoid:
        'For reading, for anything longer than one screen, and for content with a URL of its own: use a page. Never open one without a user action, and never open one over another.',
      do: {
        render: () => (
          <Cluster>
            <Button>Save</Button>
            <Button variant="secondary">Cancel</Button>
          </Cluster>
        ),
        text: 'Two actions, named by verbs: one keeps the input, one discards it.',
      },
      dont: {
        render: () => (
          <Cluster>
            <Button>Yes</Button>
            <Button variant="secondary">No</Button>
          </Cluster>
        ),
        text: 'The answers make sense only with the question.',
      },
      keyboard: [
        [
          'Tab, Shift + Tab',
          'Moves between the controls of the overlay. The page behind is inert.',
        ],
        [
          'Escape',
          'Cancels: the overlay closes and discards the input. Does nothing while saving.',
        ],
        ['Enter', 'In a field of its form, saves.'],
      ],
    },
  },
});

export const Open = meta.story();

export const Closed = meta.story({ args: { open: false } });

/** Focus moves in on opening, and back to the opener on Escape. */
export const FocusAndEscape = meta.story({
  args: { open: false },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Edit clinic' });
    await userEvent.click(opener);
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog', {
      name: 'Edit clinic',
    });
    await expect(within(dialog).getByRole('button', { name: 'Save' })).toHaveFocus();
    // A synthetic Escape key does not trigger the browser's own handling; the `cancel` event does.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(dialog).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
});

/** While saving, Cancel, Escape and a click on the backdrop do nothing. */
export const Busy = meta.story({
  tags: ['state:loading'],
  args: { busy: true },
  render: ({ onCancel, ...args }) => (
    <Overlay {...args} onCancel={onCancel}>
      {args.children}
      <EditorActions busy onCancel={onCancel} />
    </Overlay>
  ),
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = within(canvasElement.ownerDocument.body).getByRole<HTMLDialogElement>('dialog');
    const inside = within(dialog);
    await expect(inside.getByRole('status')).toHaveTextContent('Saving…');
    await expect(inside.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.click(dialog);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    dialog.close();
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const LongContent = meta.story({
  args: {
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, line) => (
          <Text key={line}>Line {line + 1} of a text that does not fit on the screen.</Text>
        ))}
      </Stack>
    ),
  },
});

export const LongTitle = meta.story({
  args: { title: 'Edit the clinic where patients can find you, and the hours when it is open' },
});

export const Arabic = meta.story({
  args: { title: 'تعديل العيادة', children: <Text tone="muted">يرى المرضى هذا في ملفك.</Text> },
  globals: { direction: 'rtl' },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  beforeEach: openOverlaysInPlace,
  decorators: inPlace,
  render: sheet({ Open, Busy, LongTitle }),
});

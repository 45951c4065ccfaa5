import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Overlay, type OverlayProps } from './Overlay.tsx';

function Demo({ open: first, onCancel, children, ...rest }: OverlayProps) {
  const [open, setOpen] = useState(first);
  const cancel = () => {
    setOpen(false);
    onCancel();
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Edit clinic
      </Button>
      <Overlay {...rest} open={open} onCancel={cancel}>
        {children}
        <Overlay.Actions>
          <Button>Save</Button>
          <Button variant="secondary" onClick={cancel}>
            Cancel
          </Button>
        </Overlay.Actions>
      </Overlay>
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Overlay',
  component: Demo,
  args: {
    open: true,
    title: 'Edit clinic',
    onCancel: fn(),
    children: <Text tone="muted">Patients see this on your profile.</Text>,
  },
  // A modal dialog belongs to the whole page, so on a docs page every story has a frame of its own.
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
});

export const Open = meta.story();
export const Closed = meta.story({ args: { open: false } });

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

export const FocusAndEscape = meta.story({
  args: { open: false },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Edit clinic' });
    await userEvent.click(opener);
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog', {
      name: 'Edit clinic',
    });
    await expect(within(dialog).getByRole('button', { name: 'Save' })).toHaveFocus();
    // A synthetic Escape does not reach the browser's own handling; its event does.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(dialog).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
});

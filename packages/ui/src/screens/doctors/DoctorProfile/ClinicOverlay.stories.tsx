import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { openEditor, submissions, useOpenEditor } from '../../../testing/editorSteps.ts';
import { ClinicOverlay, type ClinicOverlayProps } from './ClinicOverlay.tsx';

const recorded = {
  name: 'Sample Street Clinic',
  location: '1 Sample Street, Exampletown',
  openHours: 'Monday to Friday, 9:00–17:00',
};
const nothing = { name: '', location: '', openHours: '' };
const long = {
  name: 'The Synthetic Centre for Exhaustively and Unnecessarily Long Clinic Names, East',
  location: 'The very end of a very long street that somebody made up, Exampletown 00000',
  openHours: 'Every second weekday from 9:00 to 12:15 and from 13:45 to 17:00, except in August',
};
const arabic = {
  name: 'عيادة تجريبية',
  location: 'شارع المثال ١',
  openHours: 'من الأحد إلى الخميس',
};

function Demo({ editor, recorded: values }: ClinicOverlayProps) {
  const current = useOpenEditor(editor);
  return (
    <>
      <Button variant="secondary" onClick={current.onOpen}>
        Edit clinic
      </Button>
      <ClinicOverlay editor={current} recorded={values} />
    </>
  );
}

const field = (name: 'Name' | 'Location' | 'Open hours') =>
  screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

const meta = preview.meta({
  title: 'Screens/Doctor/Clinic overlay',
  tags: ['screen'],
  component: ClinicOverlay,
  render: (args) => <Demo {...args} />,
  args: { editor: openEditor(), recorded },
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
});

export const Prefilled = meta.story({
  play: async () => {
    await expect(field('Name')).toHaveValue(recorded.name);
    await expect(field('Location')).toHaveValue(recorded.location);
    await expect(field('Open hours')).toHaveValue(recorded.openHours);
  },
});

export const Edited = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.clear(field('Open hours'));
    await userEvent.type(field('Open hours'), ' Saturdays ');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.editor.onSave).toHaveBeenCalledWith({ ...recorded, openHours: 'Saturdays' });
  },
});

/** Cancel discards the input and returns the focus to the button that opened the overlay. */
export const CancelResets = meta.story({
  args: { editor: { ...openEditor(), open: false } },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Edit clinic' });
    await userEvent.click(opener);
    await userEvent.type(field('Location'), ', second floor');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await expect(field('Location')).toHaveValue(recorded.location);
  },
});

/** The owner presses Save with a location or hours but no name. */
export const Refused = meta.story({
  tags: ['state:edge'],
  play: async ({ args, userEvent }) => {
    await userEvent.clear(field('Name'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await expect(field('Name')).toBeInvalid();
    await expect(args.editor.onSave).not.toHaveBeenCalled();
  },
});

export const Small = meta.story({ globals: { viewport: { value: 'narrow' } } });

/** The owner presses Save and the call is pending: until then Cancel and Escape do nothing. */
export const Pending = meta.story({
  tags: ['state:loading'],
  args: { editor: openEditor(submissions.pending) },
});

export const Empty = meta.story({
  tags: ['state:empty'],
  args: { recorded: nothing },
});

/** The owner presses Save and the server rejects it or does not answer. */
export const Failed = meta.story({
  tags: ['state:failed'],
  args: { editor: openEditor(submissions.failed) },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Your changes could not be saved');
    await expect(field('Name')).toHaveValue(recorded.name);
  },
});

/** The owner opens the overlay with a clinic of long texts. */
export const LongContent = meta.story({ args: { recorded: long } });

export const Arabic = meta.story({ args: { recorded: arabic } });

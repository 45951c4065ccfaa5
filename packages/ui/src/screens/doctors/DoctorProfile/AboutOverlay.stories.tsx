import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { openEditor, submissions, useOpenEditor } from '../../../testing/editorSteps.ts';
import { AboutOverlay, type AboutOverlayProps } from './AboutOverlay.tsx';
import { arabicDoctor, fullDoctor, longDoctor } from './DoctorProfile.fixtures.ts';

const recorded = { cvUrl: 'https://cv.example/sami-sample', bio: fullDoctor.bio ?? '' };
const nothing = { cvUrl: '', bio: '' };
const long = { cvUrl: longDoctor.cv?.text ?? '', bio: longDoctor.bio ?? '' };
const arabic = { cvUrl: '', bio: arabicDoctor.bio ?? '' };

function Demo({ editor, recorded: values }: AboutOverlayProps) {
  const current = useOpenEditor(editor);
  return (
    <>
      <Button variant="secondary" onClick={current.onOpen}>
        Edit about me
      </Button>
      <AboutOverlay editor={current} recorded={values} />
    </>
  );
}

const cvField = () => screen.getByRole('textbox', { name: /^CV link/ });
const bioField = () => screen.getByRole('textbox', { name: /^Bio/ });

const meta = preview.meta({
  title: 'Screens/Doctor/About-me overlay',
  tags: ['screen'],
  component: AboutOverlay,
  render: (args) => <Demo {...args} />,
  args: { editor: openEditor(), recorded },
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
});

export const Prefilled = meta.story({
  play: async () => {
    await expect(cvField()).toHaveValue(recorded.cvUrl);
    await expect(bioField()).toHaveValue(recorded.bio);
  },
});

export const Edited = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.clear(cvField());
    await userEvent.type(cvField(), ' https://cv.example/new ');
    await userEvent.type(bioField(), ' More.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.editor.onSave).toHaveBeenCalledWith({
      cvUrl: 'https://cv.example/new',
      bio: `${recorded.bio} More.`,
    });
  },
});

/** Cancel discards the input and returns the focus to the button that opened the overlay. */
export const CancelResets = meta.story({
  args: { editor: { ...openEditor(), open: false } },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Edit about me' });
    await userEvent.click(opener);
    await userEvent.type(bioField(), ' More.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await expect(bioField()).toHaveValue(recorded.bio);
  },
});

export const EscapeCloses = meta.story({
  args: { editor: { ...openEditor(), open: false } },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Edit about me' });
    await userEvent.click(opener);
    // Synthetic keys do not close a dialog, so this dispatches the event that Escape causes.
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.editor.onCancel).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
});

/** The owner presses Save with a CV link that is not an http or https address. */
export const Refused = meta.story({
  tags: ['state:edge'],
  play: async ({ args, userEvent }) => {
    await userEvent.clear(cvField());
    await userEvent.type(cvField(), 'javascript:alert(1)');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await expect(cvField()).toBeInvalid();
    await expect(args.editor.onSave).not.toHaveBeenCalled();
  },
});

export const Small = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const Pending = meta.story({
  tags: ['state:loading'],
  args: { editor: openEditor(submissions.pending) },
});

/** The owner presses Edit beside About me and has recorded neither a CV link nor a bio. */
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
    await expect(bioField()).toHaveValue(recorded.bio);
  },
});

/** The owner opens the overlay with a bio of many sentences. */
export const LongBio = meta.story({ args: { recorded: long } });

export const Arabic = meta.story({ args: { recorded: arabic } });

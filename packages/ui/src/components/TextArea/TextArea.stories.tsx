import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inForm, inSampleForm } from '../../testing/fieldStories.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  title: 'Components/Forms/TextArea',
  component: TextArea,
  args: { name: 'note', label: 'Note', onValueChange: fn() },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'For text of more than one line: a description, instructions, a biography. It grows with the text. Give it the limit of the backend, if there is one: the count shows what is left, and a text that is too long can be shortened.',
      avoid:
        'Not for a single line (TextField). Do not truncate the input, and do not ask for structured facts in free text.',
      do: {
        render: () => (
          <TextArea name="symptoms" label="Symptoms" hint="Since when, and how strong." />
        ),
        text: 'The hint says what is useful to know.',
      },
      dont: {
        render: () => <TextArea name="city" label="City" />,
        text: 'A short answer needs one line: TextField.',
      },
      keyboard: [
        ['Tab', 'Moves to the field, and on from it.'],
        ['Enter', 'Begins a new line; it does not submit the form.'],
      ],
    },
  },
});

export const Empty = meta.story();

export const Filled = meta.story({ args: { defaultValue: 'One line.\n\nAnother line.' } });

export const Optional = meta.story({ args: { optional: true, rows: 3 } });

export const WithinLimit = meta.story({ args: { limit: 200, defaultValue: 'Some words.' } });

export const Invalid = meta.story({
  args: { error: 'Write a note', hint: 'Anything of note.' },
  tags: ['state:failed'],
});

export const TooLong = meta.story({
  args: { limit: 20, defaultValue: 'Twenty-one characters' },
  tags: ['state:failed'],
});

/** Text over the limit can be typed, is reported, and can be corrected. */
export const OverLimit = meta.story({
  args: { limit: 20, defaultValue: 'Twenty characters!!!' },
  tags: ['state:failed'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('0 characters left')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Note'), '😀');
    await expect(canvas.getByText('1 character too many')).toBeVisible();
    await expect(canvas.getByLabelText('Note')).toHaveAccessibleDescription('1 character too many');
  },
});

export const LongText = meta.story({
  args: { defaultValue: 'A long line of text. '.repeat(80) },
  tags: ['state:edge'],
});

export const Arabic = meta.story({
  args: { label: 'ملاحظة', defaultValue: 'هذا نص للمثال فقط.\nسطر ثان.' },
  globals: { direction: 'rtl' },
});

/** The count follows the text, whoever changes it, and a reset of the form. */
export const Count = meta.story({
  args: { defaultValue: 'One', limit: 20 },
  decorators: [inSampleForm],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('17 characters left')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Note'), ' two');
    await expect(canvas.getByText('13 characters left')).toBeVisible();
    canvas.getByRole<HTMLFormElement>('form').reset();
    await expect(await canvas.findByText('17 characters left')).toBeVisible();
  },
});

/** A form library sets the text through the ref. */
export const SetThroughRef = meta.story({
  args: {
    limit: 20,
    ref: (element) => {
      if (element) element.value = 'Ten chars!';
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10 characters left')).toBeVisible();
  },
});

export const InForm = meta.story({
  ...inForm((userEvent, field) => userEvent.type(field, ' two'), 'One two'),
  args: { defaultValue: 'One', onChange: fn() },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ Empty, Filled, Optional, WithinLimit, TooLong, Invalid, LongText, Arabic }),
});

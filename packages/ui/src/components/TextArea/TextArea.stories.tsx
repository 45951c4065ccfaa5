import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

function Stateful({ value: initial, onValueChange, ...rest }: TextAreaProps) {
  const [value, setValue] = useState(initial);
  return (
    <TextArea
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

const base = { name: 'note', label: 'Note', value: '', onValueChange: fn() };

const looks = {
  Filled: { value: 'One line.\n\nAnother line.' },
  Optional: { optional: true, rows: 3 },
  'Within the limit': { limit: 200, value: 'Some words.' },
  'Over the limit': { limit: 20, value: 'Twenty-one characters' },
  Invalid: { error: 'Write a note', hint: 'Anything of note.' },
  'Long text': { value: 'A long line of text. '.repeat(80) },
  Arabic: { label: 'ملاحظة', value: 'هذا نص للمثال فقط.\nسطر ثان.' },
} as const satisfies Record<string, Partial<TextAreaProps>>;

const meta = preview.meta({
  title: 'Components/Forms/TextArea',
  component: TextArea,
  args: base,
  render: (args) => <Stateful {...args} />,
  parameters: {
    guide: {
      status: 'stable',
      since: '0.1.0',
      use: 'For text of more than one line: a description, instructions, a biography. It grows with the text. Give it the limit of the backend, if there is one: the count shows what is left, and a text that is too long can be shortened.',
      avoid:
        'Not for a single line (TextField). Do not truncate the input, and do not ask for structured facts in free text.',
      anatomy: [
        { part: 'Label', selector: 'label', note: 'What to write.' },
        { part: 'Field', selector: 'textarea', note: 'Grows with its text.' },
      ],
      dos: [
        {
          render: () => (
            <TextArea name="symptoms" label="Symptoms" hint="Since when, and how strong." />
          ),
          text: 'The hint says what is useful to know.',
        },
      ],
      donts: [
        {
          render: () => <TextArea name="city" label="City" />,
          text: 'A short answer needs one line: TextField.',
        },
      ],
      keyboard: [
        ['Tab', 'Moves to the field, and on from it.'],
        ['Enter', 'Begins a new line; it does not submit the form.'],
      ],
    },
  },
});

export const Empty = meta.story();

export const Filled = meta.story({ args: looks.Filled });

export const Optional = meta.story({ args: looks.Optional });

export const Focus = meta.story({
  args: looks.Filled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Note')).toHaveFocus();
  },
});

export const WithinLimit = meta.story({ args: looks['Within the limit'] });

export const Invalid = meta.story({ args: looks.Invalid, tags: ['state:failed'] });

export const TooLong = meta.story({ args: looks['Over the limit'], tags: ['state:failed'] });

/** Text over the limit can be typed, is reported, and can be corrected. */
export const OverLimit = meta.story({
  args: { limit: 20, value: 'Twenty characters!!!' },
  tags: ['state:failed'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('0 characters left')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Note'), '😀');
    await expect(canvas.getByText('1 character too many')).toBeVisible();
    await expect(canvas.getByLabelText('Note')).toHaveAccessibleDescription('1 character too many');
  },
});

export const LongText = meta.story({ args: looks['Long text'], tags: ['state:edge'] });

export const Arabic = meta.story({ args: looks.Arabic, globals: { direction: 'rtl' } });

/** Holds its own value: the count follows the text, whoever changes it, and a reset of the form. */
export const Uncontrolled = meta.story({
  args: { value: undefined, defaultValue: 'One', limit: 20, onChange: fn() },
  render: (args) => (
    <form aria-label="Sample">
      <TextArea {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Note');
    await expect(canvas.getByText('17 characters left')).toBeVisible();
    await userEvent.type(field, ' two');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('One two');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'change', target: field }),
    );
    await expect(canvas.getByText('13 characters left')).toBeVisible();
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('note')).toBe('One two');
    form.reset();
    await expect(field).toHaveValue('One');
    await expect(await canvas.findByText('17 characters left')).toBeVisible();
  },
});

/** A form library sets the text through the ref. */
export const SetThroughRef = meta.story({
  args: {
    value: undefined,
    limit: 20,
    ref: (element) => {
      if (element) element.value = 'Ten chars!';
    },
  },
  render: (args) => <TextArea {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10 characters left')).toBeVisible();
  },
});

export const AllStates = meta.story({
  name: 'All states',
  tags: ['sheet'],
  render: sheet({ Empty, Filled, Optional, WithinLimit, TooLong, Invalid, LongText, Arabic }),
});

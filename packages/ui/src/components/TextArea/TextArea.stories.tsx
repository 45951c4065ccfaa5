import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  title: 'Components/TextArea',
  component: TextArea,
  args: { id: 'note', name: 'note', label: 'Note', value: '', onChange: fn() },
  render: function Stateful({ value: initial, onChange, ...rest }) {
    const [value, setValue] = useState(initial);
    return (
      <TextArea
        {...rest}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    );
  },
});

export const Empty = meta.story();

export const Filled = meta.story({ args: { value: 'One line.\n\nAnother line.' } });

export const Invalid = meta.story({ args: { error: 'Write a note', hint: 'Anything of note.' } });

export const WithinLimit = meta.story({ args: { limit: 200, value: 'Some words.' } });

/** What is too long can be typed, is said, and can be mended. */
export const OverLimit = meta.story({
  args: { limit: 20, value: 'Twenty characters!!!' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('0 characters left')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Note'), '😀');
    await expect(canvas.getByText('1 character too many')).toBeVisible();
    await expect(canvas.getByLabelText('Note')).toHaveAccessibleDescription('1 character too many');
  },
});

export const LongText = meta.story({ args: { value: 'A long line of text. '.repeat(80) } });

export const Arabic = meta.story({ args: { value: 'هذا نص للمثال فقط.\nسطر ثان.' } });

import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'Search by name', name: 'searchName', value: '', onSearch: fn() },
});

export const Empty = meta.story();

export const Filled = meta.story({ args: { value: 'Amal' } });

export const Busy = meta.story({ args: { value: 'Amal', busy: true } });

export const Arabic = meta.story({ args: { value: 'ليلى' } });

export const LongTerm = meta.story({ args: { value: 'A very long name '.repeat(5) } });

/** Several keys are one search, for what stands there when the typing rests. */
export const Typing = meta.story({
  args: { delay: 50 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Amal ');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('Amal'));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
});

/** Enter does not wait, and does not search twice. */
export const Enter = meta.story({
  args: { delay: 100 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Amal{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('Amal');
    await new Promise((resolve) => setTimeout(resolve, 150));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
});

/** Clearing searches for everybody at once and keeps the focus in the box. */
export const Clear = meta.story({
  args: { value: 'Amal' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

/** The answer to an early term must not undo what was typed since; a term from outside must show. */
export const LateAnswer = meta.story({
  args: { delay: 20 },
  render: function LateAnswer(args) {
    const [value, setValue] = useState('');
    return (
      <>
        <SearchField {...args} value={value} />
        <button type="button" onClick={() => setValue('Am')}>
          Answer
        </button>
        <button type="button" onClick={() => setValue('Zoe')}>
          Back
        </button>
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'Am');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('Am'));
    await userEvent.type(box, 'al');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(box).toHaveValue('Amal');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(box).toHaveValue('Zoe');
  },
});

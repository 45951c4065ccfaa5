import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Button } from '../Button/Button.tsx';
import { Cluster } from '../Stack/Stack.tsx';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  title: 'Components/Forms/SearchField',
  component: SearchField,
  args: { label: 'Search by name', name: 'searchName', value: '', onSearch: fn() },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'To narrow a list while typing: it searches after a pause in typing, or immediately on Enter.',
      avoid: 'Not for a field of a form, and not where results are on another page.',
      do: {
        render: () => (
          <SearchField label="Search by name" name="do-search" value="Amal" onSearch={fn()} />
        ),
        text: 'Searches while somebody types, and a cross empties it.',
      },
      dont: {
        render: () => (
          <Cluster>
            <SearchField label="Search" name="dont-search" value="Amal" onSearch={fn()} />
            <Button>Go</Button>
          </Cluster>
        ),
        text: 'A button of its own suggests that nothing happens before.',
      },
      keyboard: [
        ['Tab', 'Reaches the box, then the button that clears it.'],
        ['Enter', 'Searches at once.'],
      ],
    },
  },
});

export const Empty = meta.story();

export const Filled = meta.story({ args: { value: 'Amal' } });

/** Debounces: several keys lead to one search. */
export const Typing = meta.story({
  // Longer than between two keys on a busy machine.
  args: { delay: 1000 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Amal ');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('Amal'));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
});

export const Enter = meta.story({
  args: { delay: 100 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Amal{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('Amal');
    await new Promise((resolve) => setTimeout(resolve, 150));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
});

/** Clearing searches at once and keeps the focus in the field. */
export const Clear = meta.story({
  args: { value: 'Amal' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

export const Composing = meta.story({
  args: { delay: 20 },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('searchbox');
    await fireEvent.compositionStart(box);
    const type = async (text: string) => {
      await fireEvent.input(box, { target: { value: text }, isComposing: true });
      await new Promise((resolve) => setTimeout(resolve, 40));
    };
    await type('s');
    await type('さ');
    await type('さt');
    await type('さと');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(box).toHaveValue('さと');
    await fireEvent.input(box, { target: { value: '佐藤' }, isComposing: true });
    await fireEvent.compositionEnd(box);
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('佐藤'));
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
});

/** A late result does not replace newer input; an external term does. */
export const LateResponse = meta.story({
  args: { delay: 20 },
  render: function LateResponse(args) {
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

export const Busy = meta.story({ tags: ['state:loading'], args: { value: 'Amal', busy: true } });

export const LongTerm = meta.story({
  tags: ['state:edge'],
  args: { value: 'A very long name '.repeat(5) },
});

export const Arabic = meta.story({ tags: ['state:edge'], args: { value: 'ليلى' } });

/** Holds its own text, and reports every change of it. */
export const Uncontrolled = meta.story({
  args: {
    value: undefined,
    defaultValue: 'Am',
    delay: 20,
    onChange: fn(),
    onValueChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'al');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Amal');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'change', target: box }),
    );
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('Amal'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
  },
});

/** A form library sets the text through the ref. */
export const SetThroughRef = meta.story({
  args: {
    value: undefined,
    ref: (element) => {
      if (element) element.value = 'Amal';
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '!');
    await expect(canvas.getByRole('searchbox')).toHaveValue('Amal!');
  },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  render: sheet({ Empty, Filled, Busy, LongTerm, Arabic }),
});

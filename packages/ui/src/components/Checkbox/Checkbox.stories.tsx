import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inSampleForm } from '../../testing/fieldStories.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { name: 'food', label: 'Take it with food', onValueChange: fn() },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'For one statement that is true or false, such as a long-term medicine. Word it so that a tick means yes.',
      avoid:
        'Not for a choice between two different things (RadioGroup), and not for a change that happens at once: what a checkbox says is sent with its form.',
      do: {
        render: () => <Checkbox name="do-food" label="Take it with food" />,
        text: 'A tick means yes.',
      },
      dont: {
        render: () => <Checkbox name="dont-food" label="Do not take it with food" />,
        text: 'A tick for no needs to be read twice.',
      },
      keyboard: [
        ['Tab', 'Moves to the box.'],
        ['Space', 'Ticks or unticks it.'],
      ],
    },
  },
});

export const Unchecked = meta.story();

export const Checked = meta.story({ args: { defaultChecked: true } });

export const Hint = meta.story({
  args: { defaultChecked: true, hint: 'It is easier on the stomach.' },
});

export const Invalid = meta.story({
  args: { error: 'Say that it is taken with food' },
  tags: ['state:failed'],
});

export const LongText = meta.story({
  args: {
    label: 'Take it with food, best with a warm meal in the middle of the day. '.repeat(3),
  },
  tags: ['state:edge'],
});

export const Arabic = meta.story({
  args: { label: 'يؤخذ مع الطعام', defaultChecked: true },
  globals: { direction: 'rtl' },
});

/** Holds its own value: the form reads it, and a reset restores the default. */
export const Uncontrolled = meta.story({
  args: { value: 'with-food', defaultChecked: true, onChange: fn() },
  decorators: [inSampleForm],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('food')).toBe('with-food');
    await userEvent.click(canvas.getByText('Take it with food'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(false);
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'change', target: box }),
    );
    await expect(new FormData(form).get('food')).toBeNull();
    form.reset();
    await expect(box).toBeChecked();
  },
});

/** As on an `<input>`, `checked` controls the box. */
export const ControlledByChecked = meta.story({
  args: { checked: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ Unchecked, Checked, Hint, Invalid, LongText, Arabic }),
});

import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inForm } from '../../testing/fieldStories.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { NumberField } from './NumberField.tsx';

const arabic = { label: 'الطول', unit: 'سم', defaultValue: '١٧٢' };

const meta = preview.meta({
  title: 'Components/Forms/NumberField',
  component: NumberField,
  args: { name: 'height', label: 'Height', unit: 'cm', onValueChange: fn() },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'For a quantity with its unit: height, weight, a reading. The input stays as typed, including Arabic digits and a decimal comma; the form parses it and reports errors.',
      avoid:
        'Not for digits that are not a quantity, such as a phone number (TextField). Never convert between units without asking.',
      do: {
        render: () => <NumberField name="height" label="Height" unit="cm" />,
        text: 'The unit stands at the field, so that nobody types it.',
      },
      dont: {
        render: () => <NumberField name="phone" label="Phone" />,
        text: 'A phone number is not a quantity: use a TextField of type tel.',
      },
      keyboard: [
        ['Tab', 'Moves to the field; its unit is read with it.'],
        [
          'Arrow keys',
          'Move the cursor. They do not change the number, and nor does scrolling over it.',
        ],
      ],
    },
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Height')).toHaveAccessibleDescription('cm');
  },
});

export const Filled = meta.story({ args: { defaultValue: '172', hint: '40 to 250 cm' } });

export const WithoutUnit = meta.story({ args: { unit: undefined, defaultValue: '3' } });

export const Optional = meta.story({ args: { optional: true } });

export const Decimal = meta.story({
  args: { label: 'Weight', unit: 'kg', decimal: true, defaultValue: '61.5' },
});

export const TypingWords = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Height'), 'tall');
    await expect(canvas.getByLabelText('Height')).toHaveValue('tall');
  },
});

export const Invalid = meta.story({
  args: { defaultValue: '39', hint: '40 to 250 cm', error: 'Height must be between 40 and 250 cm' },
  tags: ['state:failed'],
});

export const LongText = meta.story({
  args: {
    label: 'A label that is so long that it needs more than one line on a small screen',
    unit: 'millimetres of mercury',
    defaultValue: '1234567890123456789',
  },
  tags: ['state:edge'],
});

export const Arabic = meta.story({
  args: arabic,
  globals: { direction: 'rtl' },
});

const corners = (element: Element | null) => {
  if (!element) throw new Error('The field lacks its unit');
  const {
    borderTopLeftRadius,
    borderBottomLeftRadius,
    borderTopRightRadius,
    borderBottomRightRadius,
  } = getComputedStyle(element);
  const round = (...radii: string[]) => radii.every((radius) => Number.parseFloat(radius) > 0);
  return {
    left: round(borderTopLeftRadius, borderBottomLeftRadius),
    right: round(borderTopRightRadius, borderBottomRightRadius),
  };
};

/** The unit follows the number, as on other pages; with `dir`, both change sides. Only outer corners are round. */
export const RightToLeft = meta.story({
  parameters: { docs: { canvas: { sourceState: 'none' } } },
  globals: { direction: 'rtl' },
  render: (args) => (
    <Stack>
      <NumberField {...args} defaultValue="172" />
      <NumberField {...args} {...arabic} id="mirrored" dir="rtl" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Height');
    await expect(corners(field)).toEqual({ left: true, right: false });
    await expect(corners(field.nextElementSibling)).toEqual({ left: false, right: true });
    const mirrored = canvas.getByLabelText(arabic.label);
    await expect(corners(mirrored)).toEqual({ left: false, right: true });
    await expect(corners(mirrored.nextElementSibling)).toEqual({ left: true, right: false });
  },
});

export const InForm = meta.story({
  ...inForm((userEvent, field) => userEvent.type(field, '2'), '172'),
  args: { defaultValue: '17', onChange: fn() },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ Empty, Filled, WithoutUnit, Optional, Decimal, Invalid, LongText, Arabic }),
});

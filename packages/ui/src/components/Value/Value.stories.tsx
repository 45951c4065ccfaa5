import { expect } from 'storybook/test';
import { misorderedValues } from '../../../../../.storybook/painted-order.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Text } from '../Text/Text.tsx';
import { Value } from './Value.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Value',
  component: Value,
  argTypes: { children: { control: 'text' } },
  args: { children: '172 cm' },
  parameters: {
    guide: {
      since: '0.2.0',
      use:
        'Writes a measurement with its unit, a blood type, a range or a code from left to right, whatever the ' +
        'direction of the page. The whole value goes inside: the number and its unit.',
      avoid:
        'Do not use it for names and free text, whose direction is their own: those are Bdi and UserText. Dates are ' +
        'DateTime and DateOnly, which do the same.',
      do: {
        render: () => (
          <Text>
            Your blood type is <Value>AB-</Value>.
          </Text>
        ),
        text: 'Keeps its sign behind the letters on a right-to-left page, too.',
      },
      dont: {
        render: () => (
          <Text>
            Your height is <Value>172</Value> cm.
          </Text>
        ),
        text: 'The unit belongs inside, or it may end up on the other side.',
      },
    },
  },
});

export const Measurement = meta.story();

export const BloodType = meta.story({ args: { children: 'AB-' } });

const arabicText = (
  <Text>
    فصيلة الدم <Value>A+</Value> والطول <Value>172 cm</Value> والضغط <Value>120/80 mmHg</Value>،
    المدى <Value>40 to 250 cm</Value>.
  </Text>
);

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['state:edge'],
  render: () => arabicText,
  play: async ({ canvasElement }) => {
    await expect(misorderedValues(canvasElement)).toEqual([]);
    // The control of this check, and of the same one in all stories: without the component, the values are reversed.
    const plain = canvasElement.cloneNode(true);
    if (!(plain instanceof HTMLElement)) throw new TypeError('no copy of the story');
    canvasElement.append(plain);
    for (const value of plain.querySelectorAll('bdi')) value.replaceWith(value.textContent);
    const reversed = misorderedValues(plain);
    plain.remove();
    await expect(reversed).toEqual(['A+', '172 cm', '120/80 mmHg', '40 to 250 cm']);
  },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ Measurement, BloodType, RightToLeft }),
});

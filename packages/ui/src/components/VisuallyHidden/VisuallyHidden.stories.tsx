import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Components/Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '12 doctors found' },
  parameters: {
    // Storybook cannot extract the TSDoc of a styled component.
    docs: {
      description: {
        component:
          'Words for assistive technology only. Takes the props of a span; `as` changes the element.',
      },
    },
    guide: {
      since: '0.1.0',
      use: 'Text that sighted users get from the layout and screen reader users would miss: the name of a list, a changed count.',
      avoid:
        'For anything focusable, or for text that everybody should read. Prefer an attribute (aria-label, alt) where one is enough.',
      do: {
        render: () => (
          <Text>
            12 <VisuallyHidden>doctors found</VisuallyHidden>
          </Text>
        ),
        text: 'Says what the layout shows: what the number counts.',
      },
      dont: {
        render: () => (
          <Text>
            12 <VisuallyHidden>(3 of them are away)</VisuallyHidden>
          </Text>
        ),
        text: 'Everybody needs to know this, so everybody should see it.',
      },
    },
  },
});

export const Default = meta.story({
  render: (args) => (
    <p>
      Only a screen reader says what comes next.
      <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 doctors found').offsetWidth).toBe(1);
  },
});

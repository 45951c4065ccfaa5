import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Components/VisuallyHidden',
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
      use: 'Words that a sighted reader gets from the layout, and a listener would miss: the name of a list, a count that has changed.',
      avoid:
        'Anything that can take the focus, or that everybody should read. Where an attribute does it (aria-label, alt), take that.',
      keyboard: [],
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

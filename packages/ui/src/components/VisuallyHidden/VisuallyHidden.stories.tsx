import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '12 doctors found' },
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

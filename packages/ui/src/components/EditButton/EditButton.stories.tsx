import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { EditButton } from './EditButton.tsx';

const meta = preview.meta({
  title: 'Components/EditButton',
  component: EditButton,
  args: { what: 'clinic', onClick: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit clinic' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

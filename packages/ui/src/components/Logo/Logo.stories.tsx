import preview from '../../../../../.storybook/preview.tsx';
import { Sheet } from '../../testing/StorySheet.tsx';
import { Logo, LogoMark } from './Logo.tsx';

const meta = preview.meta({
  title: 'Components/Logo',
  component: Logo,
  args: { href: '#home' },
  parameters: {
    guide: {
      use: 'In the bar and in the footer, as the link to the start page. LogoMark is the mark without the name, for a place that names the product beside it.',
      avoid: 'Not as decoration, and not in other colours: the theme chooses them.',
      keyboard: [['Enter', 'Goes to the start page.']],
    },
  },
});

export const Default = meta.story();

export const MarkOnly = meta.story({ render: () => <LogoMark size={96} /> });

export const AllStates = meta.story({
  name: 'All states',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <Sheet.State name="Mark and name">
        <Logo {...args} />
      </Sheet.State>
      {[16, 32, 96].map((size) => (
        <Sheet.State key={size} name={`Mark alone, ${size} px`}>
          <LogoMark size={size} />
        </Sheet.State>
      ))}
    </Sheet>
  ),
});

import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Cluster } from '../Stack/Stack.tsx';
import { Logo, LogoMark } from './Logo.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/Logo',
  component: Logo,
  args: { href: '#home' },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'In the bar and in the footer, as the link to the start page. LogoMark is the mark without the name, for a place that names the product beside it.',
      avoid: 'Not as decoration, and not in other colours: the theme chooses them.',
      do: {
        render: () => <Logo href="#home" />,
        text: 'Mark and name together, as the link to the start page.',
      },
      dont: {
        render: () => (
          <Cluster gap={2}>
            <LogoMark size={16} /> Welcome
          </Cluster>
        ),
        text: 'The mark is not decoration.',
      },
      keyboard: [['Enter', 'Goes to the start page.']],
    },
  },
});

export const Default = meta.story();

export const MarkOnly = meta.story({
  render: () => (
    <Cluster>
      {[16, 32, 96].map((size) => (
        <LogoMark key={size} size={size} />
      ))}
    </Cluster>
  ),
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ Default, MarkOnly }),
});

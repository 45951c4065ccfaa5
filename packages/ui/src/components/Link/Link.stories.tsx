import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { showHovered } from '../../testing/hover.ts';
import { sheet } from '../../testing/StorySheet.tsx';
import { Text } from '../Text/Text.tsx';
import { ExternalLink, Link } from './Link.tsx';
import { LinkProvider, type LinkComponentProps } from './LinkProvider.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/Link',
  component: Link,
  argTypes: { children: { control: 'text' } },
  args: { href: '#doctors', children: 'Find a doctor' },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'For navigation. Its text makes sense out of context. ExternalLink leaves the product, opens a new tab and says so.',
      avoid:
        'Not for actions on this page (Button). Use the quiet variant only where the position shows that it is a link: the bar, the footer, cards.',
      do: {
        render: () => (
          <Text>
            <Link href="#doctors">Find a doctor</Link> by name.
          </Text>
        ),
        text: 'Says where it leads.',
      },
      dont: {
        render: () => (
          <Text>
            To find a doctor, <Link href="#doctors">click here</Link>.
          </Text>
        ),
        text: 'Out of its sentence, it says nothing.',
      },
      keyboard: [
        ['Tab', 'Moves to the link.'],
        ['Enter', 'Follows it.'],
      ],
    },
  },
});

export const Default = meta.story();
export const Quiet = meta.story({ args: { variant: 'quiet' } });

export const Hover = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const thickness = () => Number.parseFloat(getComputedStyle(link).textDecorationThickness);
    const atRest = thickness();
    showHovered(link);
    await expect(thickness()).toBeGreaterThan(atRest);
  },
});

export const InText = meta.story({
  render: (args) => (
    <Text>
      Not sure whom to ask? <Link {...args} /> by name or by specialization.
    </Text>
  ),
});

export const External = meta.story({
  render: () => <ExternalLink href="https://example.org/cv">Curriculum vitae</ExternalLink>,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /opens in a new tab/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

function RouterLink({ children, ...rest }: LinkComponentProps) {
  return (
    <a data-router {...rest}>
      {children}
    </a>
  );
}

/** `as` replaces the router's link for one link. */
export const ThroughARouter = meta.story({
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Text>
        <Link {...args} /> <Link {...args} as="a" />
      </Text>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const [routed, plain] = canvas.getAllByRole('link');
    await expect(routed).toHaveAttribute('data-router');
    await expect(plain).not.toHaveAttribute('data-router');
  },
});

export const LongText = meta.story({
  args: { children: 'Find a doctor by name, by specialization or by clinic, near you. '.repeat(6) },
  tags: ['state:edge'],
});

export const Arabic = meta.story({
  args: { children: 'ابحث عن طبيب' },
  globals: { direction: 'rtl' },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ Default, Quiet, InText, External, LongText, Arabic }),
});

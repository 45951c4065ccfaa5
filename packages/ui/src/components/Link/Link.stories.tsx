import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Text } from '../Text/Text.tsx';
import { ExternalLink, Link } from './Link.tsx';
import { LinkProvider, type LinkComponentProps } from './LinkProvider.tsx';

const meta = preview.meta({
  title: 'Components/Link',
  component: Link,
  args: { href: '#doctors', children: 'Find a doctor' },
});

export const Default = meta.story();
export const Quiet = meta.story({ args: { variant: 'quiet' } });

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

export const ThroughARouter = meta.story({
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router');
  },
});

import type { ComponentPropsWithRef } from 'react';
import type { LinkedText } from '../../view.ts';
import { ExternalLink } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { UserText } from '../UserText/UserText.tsx';

/** Other props go to the root element. */
export interface SafeLinkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The text, with its URL if that is safe. */
  value: LinkedText;
}

const hostOf = (href: string) => ` (${new URL(href).host})`;

/** An external link and the host it leads to, if the text is a safe URL, or else plain text. */
export function SafeLink({ value: { text, href }, ...rest }: SafeLinkProps) {
  return (
    <span {...rest}>
      {href === undefined ? (
        <UserText as="span">{text}</UserText>
      ) : (
        <>
          <ExternalLink href={href} dir="auto">
            {text}
          </ExternalLink>
          <Text as="span" tone="muted" dir="ltr">
            {hostOf(href)}
          </Text>
        </>
      )}
    </span>
  );
}

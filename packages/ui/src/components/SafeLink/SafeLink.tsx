import type { ComponentPropsWithRef } from 'react';
import type { LinkedText } from '../../view.ts';
import { ExternalLink } from '../Link/Link.tsx';
import { UserText } from '../UserText/UserText.tsx';

/** Other props go to the root element. */
export interface SafeLinkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The text, with its URL if that is safe. */
  value: LinkedText;
}

const hostOf = (href: string) => ` (${new URL(href).host})`;

/** An external link and the host it leads to, if the text is a safe URL, or else plain text. */
export function SafeLink({ value: { text, href }, ...rest }: SafeLinkProps) {
  if (href === undefined) {
    return (
      <span {...rest}>
        <UserText as="span">{text}</UserText>
      </span>
    );
  }
  return (
    <span dir="ltr" {...rest}>
      <ExternalLink href={href} dir="auto">
        {text}
      </ExternalLink>
      {hostOf(href)}
    </span>
  );
}

import type { ComponentPropsWithRef } from 'react';
import { ExternalLink } from '../Link/Link.tsx';
import { UserText } from '../UserText/UserText.tsx';

/** User-written text in a field for a web address. */
export interface LinkedText {
  /** The text as written. */
  text: string;
  /** The text as a URL, only if it is http or https. */
  href?: string;
}

/** Other props go to the root element. */
export interface SafeLinkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The text, with its URL if that is safe. */
  value: LinkedText;
}

/** An external link if the text is a safe URL, or else plain text. */
export function SafeLink({ value: { text, href }, ...rest }: SafeLinkProps) {
  return (
    <span {...rest}>
      {href === undefined ? (
        <UserText as="span">{text}</UserText>
      ) : (
        <ExternalLink href={href} dir="auto">
          {text}
        </ExternalLink>
      )}
    </span>
  );
}

import type { ComponentPropsWithRef } from 'react';
import { ExternalLink } from '../Link/Link.tsx';
import { UserText } from '../UserText/UserText.tsx';

/** Text that a person wrote where a web address was asked for. */
export interface LinkedText {
  /** What they wrote. */
  text: string;
  /** The same as an address; only when it is http or https. */
  href?: string;
}

/** Props of {@link SafeLink}. Other props go to the root element. */
export interface SafeLinkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What the person wrote, and its address where that is safe. */
  value: LinkedText;
}

/** A link where the text is a safe address, and plain text where it is anything else. */
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

import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { skipLink } from '../../messages/en/skipLink.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { color, font, radius, space, target } from '../../theme/theme.ts';

const Root = styled.a`
  position: absolute;
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[4]};
  z-index: 30;
  display: inline-flex;
  align-items: center;
  min-block-size: ${target};
  padding-inline: ${space[4]};
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.link};
  font-weight: ${font.weight.semibold};

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

/** Other props go to the link. */
export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** The id of the target element, which must be focusable. */
  targetId: string;
  /** The link text. Default `Skip to content`. */
  children?: ReactNode;
}

/** The first focusable element: moves focus past the bar. Visible only while focused. */
export function SkipLink({ targetId, children, onClick, ...rest }: SkipLinkProps) {
  const t = useMessages('skipLink', skipLink);
  return (
    <Root
      {...rest}
      href={`#${targetId}`}
      onClick={(event) => {
        onClick?.(event);
        // A client-side router would treat the fragment as a navigation.
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {children ?? t.skip}
    </Root>
  );
}

import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
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

/** Props of {@link SkipLink}. Other props go to the link. */
export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** The id of the element that the link leads to; that element takes the focus. */
  targetId: string;
  /** The words of the link. Default `Skip to content`. */
  children?: ReactNode;
}

/** The first stop of the Tab key: jumps over the bar. Unseen until it has the focus. */
export function SkipLink({ targetId, children = 'Skip to content', ...rest }: SkipLinkProps) {
  return (
    <Root
      {...rest}
      href={`#${targetId}`}
      onClick={(event) => {
        // A router that owns the address must not take the fragment for a navigation.
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {children}
    </Root>
  );
}

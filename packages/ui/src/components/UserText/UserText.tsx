import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { measure } from '../../theme/theme.ts';

const Root = styled.p`
  /* No wider than its words: those in another direction than the page's stay beside their label. */
  inline-size: fit-content;
  max-inline-size: min(100%, ${measure});
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  text-align: start;
  /* Each paragraph in the direction of its own first letter. */
  unicode-bidi: plaintext;
`;

/** Props of {@link UserText}. Extends the props of `<p>`. */
export interface UserTextProps extends ComponentPropsWithRef<'p'> {
  /** The element. Default `p`. */
  as?: 'p' | 'span' | 'div';
  /** What the person wrote. */
  children?: ReactNode;
}

/** Text that a person wrote: in its own direction, with its line breaks, and never too wide. */
export function UserText(props: UserTextProps) {
  return <Root dir="auto" {...props} />;
}

/** What stands in the place of a name that the backend left out. */
export const nameNotGiven = 'Name not given';

const Isolated = styled.bdi`
  overflow-wrap: anywhere;
`;

/** A name or another short piece of someone's text inside a sentence, whatever its script. */
export function Bdi(props: ComponentPropsWithRef<'bdi'>) {
  return <Isolated dir="auto" {...props} />;
}

import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { measure } from '../../theme/theme.ts';

const Root = styled.p`
  /* Fits its content, so right-to-left text stays beside its label. */
  inline-size: fit-content;
  max-inline-size: min(100%, ${measure});
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  text-align: start;
  /* Sets the direction of each paragraph by its first letter. */
  unicode-bidi: plaintext;
`;

export interface UserTextProps extends ComponentPropsWithRef<'p'> {
  /** The element. Default `p`. */
  as?: 'p' | 'span' | 'div';
  /** The text. */
  children?: ReactNode;
}

/** User-written text: keeps its direction and line breaks, and wraps long words. */
export function UserText(props: UserTextProps) {
  return <Root dir="auto" {...props} />;
}

const Isolated = styled.bdi`
  overflow-wrap: anywhere;
`;

/** Isolates a child that is a text, like {@link Bdi}. Elements isolate their texts themselves. */
export function IsolatedText({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <bdi>{children}</bdi> : children;
}

/** A name or other short user text inside a sentence, isolated from its text direction. */
export function Bdi(props: ComponentPropsWithRef<'bdi'>) {
  return <Isolated dir="auto" {...props} />;
}

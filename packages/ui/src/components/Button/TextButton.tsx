import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, target } from '../../theme/theme.ts';

const Root = styled.button`
  min-block-size: ${target};
  /* A full-size target that adds no height to its line of text. */
  margin-block: calc((1lh - ${target}) / 2);
  padding: 0;
  border: 0;
  background: none;
  color: ${color.link};
  text-decoration: underline;
  text-underline-offset: 0.15em;
  cursor: pointer;
`;

/** A button that looks like a link, for minor actions within text such as undo. */
export function TextButton(props: ComponentPropsWithRef<'button'>) {
  return <Root type="button" {...props} />;
}

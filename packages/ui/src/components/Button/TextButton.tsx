import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, target } from '../../theme/theme.ts';

const Root = styled.button`
  min-block-size: ${target};
  /* As easy to hit as others, and no higher than its line. */
  margin-block: calc((1lh - ${target}) / 2);
  padding: 0;
  border: 0;
  background: none;
  color: ${color.link};
  text-decoration: underline;
  text-underline-offset: 0.15em;
  cursor: pointer;
`;

/** A button that reads like a link, for a small matter within a line of text: to take something back. */
export function TextButton(props: ComponentPropsWithRef<'button'>) {
  return <Root type="button" {...props} />;
}

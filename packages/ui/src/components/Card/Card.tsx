import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { breakpoint, color, gutter, radius, space } from '../../theme/theme.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Cluster, Stack } from '../Stack/Stack.tsx';

const paddings = {
  none: '0',
  small: gutter,
  medium: space[5],
};

const CardRoot = styled.div<{ $padding: keyof typeof paddings }>`
  min-inline-size: 0;
  padding: ${({ $padding }) => ($padding === 'none' ? paddings.none : paddings.small)};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  ${breakpoint.small} {
    padding: ${({ $padding }) => paddings[$padding]};
  }
  @media print {
    break-inside: avoid;
  }
`;

/** Props of {@link Card}. Extends the props of `<div>`. */
export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** The element. Default `div`. */
  as?: 'div' | 'section' | 'article' | 'li' | 'form';
  /** 0, 16 or 24 px; at most 16 px on a phone. Default `medium`. */
  padding?: keyof typeof paddings;
  /** The content of the card. */
  children?: ReactNode;
}

/** A surface with a border. */
export function Card({ padding = 'medium', ...rest }: CardProps) {
  return <CardRoot $padding={padding} {...rest} />;
}

/** Props of {@link Section}. Extends the props of `<section>`. */
export interface SectionProps extends ComponentPropsWithRef<'section'> {
  /** The heading, which also labels the region. */
  heading: ReactNode;
  /** The heading level. Default 2. */
  level?: HeadingLevel;
  /** Shown at the end of the heading's line: an edit button or a link. */
  actions?: ReactNode;
}

/** A labelled region of a page with its heading. */
export function Section({ heading, level = 2, actions, children, ...rest }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...rest}>
      <Stack gap={4}>
        <Cluster justify="space-between">
          <Heading level={level} id={id}>
            {heading}
          </Heading>
          {actions}
        </Cluster>
        {children}
      </Stack>
    </section>
  );
}

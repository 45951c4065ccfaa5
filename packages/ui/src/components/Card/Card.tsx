import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { breakpoint, color, gutter, radius, shadow, space } from '../../theme/theme.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Cluster, Stack } from '../Stack/Stack.tsx';

const paddings = {
  none: '0',
  small: gutter,
  medium: space[5],
};

const looks = {
  flat: css`
    border-color: transparent;
    background: ${color.sunken};
  `,
  outlined: css`
    border-color: ${color.border};
    background: ${color.surface};
  `,
  raised: css`
    border-color: transparent;
    background: ${color.surface};
    box-shadow: ${shadow.raised};
    @media print {
      border-color: ${color.border};
      box-shadow: none;
    }
  `,
};

const CardRoot = styled.div<{ $padding: keyof typeof paddings; $variant: keyof typeof looks }>`
  min-inline-size: 0;
  padding: ${({ $padding }) => ($padding === 'none' ? paddings.none : paddings.small)};
  /* Transparent borders are visible with forced colours. */
  border: 1px solid;
  border-radius: ${radius.card};
  ${({ $variant }) => looks[$variant]}
  ${breakpoint.small} {
    padding: ${({ $padding }) => paddings[$padding]};
  }
  @media print {
    break-inside: avoid;
  }
`;

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** The element. Default `div`. */
  as?: 'div' | 'section' | 'article' | 'li' | 'form';
  /**
   * `flat` for facts beside the content, which need no action; `outlined` for one item of many; `raised` for what the
   * page is about: its form or its record. Default `outlined`.
   */
  variant?: keyof typeof looks;
  /** 0, 16 or 24 px; at most 16 px on a phone. Default `medium`. */
  padding?: keyof typeof paddings;
  /** The content of the card. */
  children?: ReactNode;
}

/** A surface, whose look says what it holds. */
export function Card({ variant = 'outlined', padding = 'medium', ...rest }: CardProps) {
  return <CardRoot $variant={variant} $padding={padding} {...rest} />;
}

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

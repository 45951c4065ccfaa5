import type { ComponentPropsWithRef } from 'react';
import type { IconNode } from 'lucide';
import styled, { type StyledComponent } from 'styled-components';
import { breakpoint, color, radius, space } from '../../theme/theme.ts';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  block-size: 100%;
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  margin-block-end: ${space[1]};
  border: 1px solid transparent;
  border-radius: ${radius.card};
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
`;

const Description = styled.p`
  color: ${color.textMuted};
`;

/** A grid for five cards without a gap: three columns over two, then two columns, then one. */
export const FeatureGrid: StyledComponent<'ul'> = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space[4]};

  ${breakpoint.medium} {
    grid-template-columns: repeat(2, 1fr);
    gap: ${space[5]};

    > :nth-child(5) {
      grid-column: span 2;
    }
  }
  ${breakpoint.large} {
    grid-template-columns: repeat(6, 1fr);

    > :nth-child(-n + 3) {
      grid-column: span 2;
    }
    > :nth-child(n + 4) {
      grid-column: span 3;
    }
  }
`;

/** Other props go to the root element. */
export interface FeatureCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** The feature, in two or three words. */
  title: string;
  /** The benefit, in one or two sentences. */
  description: string;
  /** Decorative. */
  icon: IconNode;
}

/** A feature of the portal. */
export function FeatureCard({ title, description, icon, ...rest }: FeatureCardProps) {
  return (
    <Root {...rest}>
      <Disc aria-hidden>
        <Icon icon={icon} size={24} />
      </Disc>
      <Heading level={3}>{title}</Heading>
      <Description>
        <bdi>{description}</bdi>
      </Description>
    </Root>
  );
}

import type { ComponentPropsWithRef } from 'react';
import type { LucideIcon } from 'lucide-react';
import styled, { type StyledComponent } from 'styled-components';
import { featureCard } from '../../messages/en/featureCard.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { breakpoint, color, font, radius, space, target } from '../../theme/theme.ts';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import type { NamedLink } from '../../view.ts';

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

const Today = styled.div`
  padding-block-start: ${space[3]};
  border-block-start: 1px solid ${color.border};
`;

const TodayTitle = styled.p`
  font-weight: ${font.weight.semibold};
`;

const LinkRow = styled.p`
  margin-block: auto calc(-1 * ${space[2]});

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${target};
    font-weight: ${font.weight.semibold};
  }
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

/** Props of {@link FeatureCard}. Other props go to the root element. */
export interface FeatureCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** The feature, in two or three words. */
  title: string;
  /** The benefit, in one or two sentences. */
  description: string;
  /** Decorative. */
  icon: LucideIcon;
  /** What the portal supports today. */
  today?: string;
  /** The page with the feature. */
  link?: NamedLink;
  /** The level of the title; does not affect its look. Default 3. */
  headingLevel?: 2 | 3;
}

/** A feature of the portal. */
export function FeatureCard({
  title,
  description,
  icon,
  today,
  link,
  headingLevel = 3,
  ...rest
}: FeatureCardProps) {
  const t = useMessages('featureCard', featureCard);
  return (
    <Root {...rest}>
      <Disc aria-hidden>
        <Icon icon={icon} size={24} />
      </Disc>
      <Heading level={headingLevel} size={3}>
        {title}
      </Heading>
      <Description>
        <bdi>{description}</bdi>
      </Description>
      {today !== undefined && (
        <Today>
          <TodayTitle>{t.today}</TodayTitle>
          <p>
            <bdi>{today}</bdi>
          </p>
        </Today>
      )}
      {link && (
        <LinkRow>
          <Link href={link.href}>{link.label}</Link>
        </LinkRow>
      )}
    </Root>
  );
}

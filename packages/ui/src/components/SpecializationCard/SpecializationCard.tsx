import type { ComponentPropsWithRef } from 'react';
import {
  Baby,
  Bean,
  Bone,
  Brain,
  ChevronRight,
  Droplets,
  Ear,
  Eye,
  Hand,
  HeartPulse,
  HousePlus,
  MessageCircleHeart,
  Ribbon,
  Stethoscope,
  Venus,
  type IconNode,
} from 'lucide';
import styled from 'styled-components';
import { specializationCard } from '../../messages/en/specializationCard.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { color, font, motion, radius, space } from '../../theme/theme.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { Bdi } from '../UserText/UserText.tsx';

const icons = new Map<string, IconNode>([
  ['cardiology', HeartPulse],
  ['dermatology', Hand],
  ['neurology', Brain],
  ['pediatrics', Baby],
  ['orthopedics', Bone],
  ['ophthalmology', Eye],
  ['general practice', HousePlus],
  ['psychiatry', MessageCircleHeart],
  ['endocrinology', Droplets],
  ['gynecology', Venus],
  ['oncology', Ribbon],
  ['urology', Bean],
  ['ear, nose and throat', Ear],
]);

const Root = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  block-size: 100%;
  padding: ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  color: ${color.text};
  font-weight: ${font.weight.semibold};

  > :nth-child(2) {
    flex: 1;
  }
`;

const LinkRoot = styled(Root)`
  text-decoration: none;
  transition: border-color ${motion.control};

  &:hover {
    border-color: ${color.primary};
    color: ${color.primary};
    text-decoration: none;
  }
  &:active {
    background: ${color.sunken};
  }

  > svg {
    color: ${color.textSubtle};
  }
  &:dir(rtl) > svg {
    scale: -1 1;
  }
`;

const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  border: 1px solid transparent;
  border-radius: ${radius.card};
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
`;

/** Other props go to the root element. */
export interface SpecializationIconProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The specialization's name, case-insensitive. The names of common specializations have their own icon. */
  name: string;
}

/** The icon of a specialization, or a stethoscope. Decorative: show the name beside it. */
export function SpecializationIcon({ name, ...rest }: SpecializationIconProps) {
  return (
    <Disc aria-hidden {...rest}>
      <Icon icon={icons.get(name.trim().toLowerCase()) ?? Stethoscope} size={24} />
    </Disc>
  );
}

/** Other props go to the root, a link. */
export interface SpecializationCardProps extends Omit<
  LinkProps,
  'as' | 'children' | 'variant' | 'href'
> {
  /** The name, which also selects the icon. Absent when the backend left it out. */
  name?: string;
  /** The list of its doctors; absent when its target is unknown. */
  href?: string;
}

/** A specialization in a list. The whole card links to its doctors. */
export function SpecializationCard({ name, href, ...rest }: SpecializationCardProps) {
  const t = useMessages('specializationCard', specializationCard);
  const content = (
    <>
      <SpecializationIcon name={name ?? ''} />
      <span>{name === undefined ? t.nameNotGiven : <Bdi>{name}</Bdi>}</span>
    </>
  );
  if (href === undefined) return <Root {...rest}>{content}</Root>;
  return (
    <LinkRoot as={Link} variant="quiet" href={href} {...rest}>
      {content}
      <Icon icon={ChevronRight} />
    </LinkRoot>
  );
}

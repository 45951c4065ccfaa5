import type { ComponentPropsWithRef } from 'react';
import { Building2 } from 'lucide';
import styled from 'styled-components';
import { doctorCard } from '../../messages/en/doctorCard.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { color, focusRing, font, motion, radius, space, type } from '../../theme/theme.ts';
import type { Gender } from '../../view.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { Bdi } from '../UserText/UserText.tsx';
import { DoctorName } from './DoctorName.tsx';

// A data attribute instead of ':has()', which recalculates styles for hundreds of cards on every press.
const Root = styled(Card)`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};
  block-size: 100%;
  transition:
    border-color ${motion.control},
    background ${motion.control};

  &[data-linked='true']:hover {
    border-color: ${color.primary};
  }
  &[data-linked='true']:active {
    background: ${color.sunken};
  }
`;

const Body = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[1]};
  min-inline-size: 0;
  min-block-size: 4rem;
  overflow-wrap: anywhere;
`;

const Name = styled(Heading)`
  ${type.lead}
  font-weight: ${font.weight.semibold};

  a::after {
    content: '';
    position: absolute;
    inset: -1px;
    border-radius: ${radius.card};
  }
  a:hover {
    color: ${color.primary};
  }
  a:focus-visible {
    outline: none;
    box-shadow: none;
  }
  a:focus-visible::after {
    ${focusRing}
  }
`;

const Specialization = styled.p`
  color: ${color.textMuted};
`;

const Clinic = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space[1]};
  color: ${color.textMuted};
  ${type.small}

  svg {
    margin-block: 0.2em;
    color: ${color.textSubtle};
  }
`;

/** A doctor in a list. */
export interface DoctorSummary {
  /** The name without a title; absent when the backend left it out. */
  name?: string;
  /** The doctor's profile; absent without a name, which the URL is made of. */
  href?: string;
  /** Selects the figure beside the name. */
  gender: Gender;
  /** Absent when no clinic is recorded. */
  clinicName?: string;
  /** Absent when no specialization is recorded. */
  specialization?: string;
}

/** Other props go to the root element. */
export interface DoctorCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The doctor to show. */
  doctor: DoctorSummary;
}

/** A doctor in a list. The whole card links to the profile, unless the name is missing. */
export function DoctorCard({ doctor, ...rest }: DoctorCardProps) {
  const t = useMessages('doctorCard', doctorCard);
  const { name, href, gender, clinicName, specialization } = doctor;
  const isLinked = name !== undefined && href !== undefined;
  return (
    <Root forwardedAs="article" padding="small" data-linked={isLinked} {...rest}>
      <Avatar kind={gender} name={name} size={64} />
      <Body>
        <Name level={2} size={3}>
          {isLinked ? (
            <Link variant="quiet" href={href}>
              <DoctorName>{name}</DoctorName>
            </Link>
          ) : (
            t.nameNotGiven
          )}
        </Name>
        {specialization !== undefined && (
          <Specialization>
            <Bdi>{specialization}</Bdi>
          </Specialization>
        )}
        {clinicName !== undefined && (
          <Clinic>
            <Icon icon={Building2} size={16} />
            <span>
              <Bdi>{clinicName}</Bdi>
            </span>
          </Clinic>
        )}
      </Body>
    </Root>
  );
}

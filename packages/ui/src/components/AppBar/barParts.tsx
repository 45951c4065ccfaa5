import styled from 'styled-components';
import { appBar } from '../../messages/en/appBar.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { color, font, motion, radius, space, target, type } from '../../theme/theme.ts';
import { breakpointPx } from '../../theme/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

// Container queries in rem: the bar also collapses on a wide screen with large text.
const from = (px: number) => `(min-width: ${px / 16}rem)`;
/** On a bar that is not folded into a menu. */
export const wide = `@container ${from(breakpointPx.medium)}`;
/** On a bar that is. */
export const folded = `@container not ${from(breakpointPx.medium)}`;
/** On a bar with room for larger links. */
export const roomy = `@container ${from(breakpointPx.large)}`;

/** The style of what can be pressed in the bar. */
export const control = `
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${target};
  padding-inline: ${space[3]};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.text};
  text-decoration: none;
  text-align: start;
  cursor: pointer;
  transition: background ${motion.control};

  &:hover {
    background: ${color.sunken};
    text-decoration: none;
  }
`;

/** The current user, as the bar shows them. */
export interface BarUser {
  /** Shown beside the avatar. */
  name: string;
  /** The figure: `doctor` for doctors, `person` for everyone else. */
  avatar: 'doctor' | 'person';
  /** The user's own profile. */
  profileHref: string;
  /** The page of the user's account. Absent: there is none. */
  accountHref?: string;
  /** The number of new answers, or of requests that wait for a doctor. Absent and 0: no badge. */
  count?: number;
}

const Badge = styled.span`
  flex: none;
  min-inline-size: 1.5rem;
  padding-inline: ${space[2]};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${color.accentSoft};
  color: ${color.onAccentSoft};
  ${type.small}
  font-weight: ${font.weight.bold};
  text-align: center;
`;

/** From here on, the badge shows '99+'. */
const MAX_SHOWN = 99;

/** The number of what waits for a user. */
export function CountBadge({ user }: { user: BarUser }) {
  const t = useMessages('appBar', appBar);
  const { count, avatar } = user;
  if (!count) return null;
  const label = avatar === 'doctor' ? t.waiting({ count }) : t.newAnswers({ count });
  return (
    <Badge>
      <span aria-hidden>{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Badge>
  );
}

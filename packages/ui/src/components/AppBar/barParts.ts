import { color, motion, radius, space, target } from '../../theme/theme.ts';
import { breakpointPx } from '../../theme/sizes.ts';

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
  /** The number of new responses, or of requests that wait for a doctor. Absent and 0: no badge. */
  count?: number;
}

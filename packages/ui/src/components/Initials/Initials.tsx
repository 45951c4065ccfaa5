import { UserRound } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { font, radius } from '../../theme/theme.ts';
import { Icon } from '../Icon/Icon.tsx';
import { initialsOf } from './initialsOf.ts';
import { personTint, tinted } from './personTint.ts';

const Disc = styled.span<{ $edge: string }>`
  ${tinted}
  display: inline-grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  inline-size: ${({ $edge }) => $edge};
  block-size: ${({ $edge }) => $edge};
  /* Shows in forced colours. */
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: var(--tint);
  color: var(--on-tint);
  font-size: calc(${({ $edge }) => $edge} * 0.375);
  font-weight: ${font.weight.semibold};
  line-height: 1;
  vertical-align: middle;
  white-space: nowrap;
  user-select: none;
`;

export interface InitialsProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The person's name. Without one, or without letters in it, a neutral figure shows. */
  name?: string;
  /** Diameter in px at the default text size. Default 40. */
  size?: number;
}

/** The initials of a person without an avatar. Decorative: show the name beside them. */
export function Initials({ name = '', size = 40, ...rest }: InitialsProps) {
  const initials = initialsOf(name);
  return (
    <Disc
      aria-hidden
      translate="no"
      dir="auto"
      data-tint={personTint(name)}
      $edge={`${size / 16}rem`}
      {...rest}
    >
      {/* The non-joiner keeps Arabic letters apart. */}
      {initials.length > 0 ? initials.join('\u200C') : <Icon icon={UserRound} />}
    </Disc>
  );
}

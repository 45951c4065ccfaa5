import { Ban, CircleCheck, Clock } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, font, radius, space, type } from '../../theme/theme.ts';
import { Icon } from '../Icon/Icon.tsx';

const looks = {
  waiting: css`
    background: ${color.sunken};
    color: ${color.textMuted};
  `,
  done: css`
    background: ${color.successSoft};
    color: ${color.success};
  `,
  refused: css`
    background: ${color.dangerSoft};
    color: ${color.danger};
  `,
};

const icons = { waiting: Clock, done: CircleCheck, refused: Ban };

const Root = styled.span<{ $status: keyof typeof looks }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  max-inline-size: 100%;
  padding-block: ${space[1]};
  padding-inline: ${space[2]} ${space[3]};
  /* Visible only with forced colours, which remove the background. */
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  ${type.small}
  font-weight: ${font.weight.semibold};
  ${({ $status }) => looks[$status]}
`;

export interface StatusChipProps extends ComponentPropsWithRef<'span'> {
  /** Whether something is still open, done, or was refused. Each has an icon of its own. */
  status: keyof typeof looks;
  /** The status in two or three words. */
  children: ReactNode;
}

/** The status of one item in a list, as a text with an icon. */
export function StatusChip({ status, children, ...rest }: StatusChipProps) {
  return (
    <Root $status={status} data-status={status} {...rest}>
      <Icon icon={icons[status]} size={16} />
      <bdi>{children}</bdi>
    </Root>
  );
}

import type { MouseEvent } from 'react';
import { Pencil } from 'lucide';
import styled from 'styled-components';
import { editButton } from '../../messages/en/editButton.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { space } from '../../theme/theme.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

// Aligns the label with the card's edges and keeps the heading's line at its usual height.
const Root = styled(Button)`
  margin-block: calc(-1 * ${space[2]});
  margin-inline: calc(-1 * ${space[3]});
  padding-inline: ${space[3]};
`;

export interface EditButtonProps extends Omit<ButtonProps, 'as' | 'children' | 'icon' | 'variant'> {
  /** What it edits. Completes 'Edit …' for screen readers. */
  what: string;
  /** Opens the editing overlay. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Opens the overlay that edits a section. */
export function EditButton({ what, ...rest }: EditButtonProps) {
  const t = useMessages('editButton', editButton);
  return (
    <Root variant="quiet" icon={Pencil} {...rest}>
      <span>
        {t.edit({ what, hidden: (content) => <VisuallyHidden>{content}</VisuallyHidden> })}
      </span>
    </Root>
  );
}

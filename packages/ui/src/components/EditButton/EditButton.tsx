import type { MouseEvent } from 'react';
import { Pencil } from 'lucide-react';
import styled from 'styled-components';
import { space } from '../../theme/theme.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

// Its words line up with the card's edge, and a heading beside it stays as high as any other.
const Root = styled(Button)`
  margin-block: calc(-1 * ${space[2]});
  margin-inline-end: calc(-1 * ${space[3]});
  padding-inline: ${space[3]};
`;

/** Props of {@link EditButton}. Extends the props of {@link Button}. */
export interface EditButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'variant'> {
  /** What it edits; completes 'Edit …' for those who do not see where the button stands. */
  what: string;
  /** Opens the overlay. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Opens the overlay that edits what stands below its heading. */
export function EditButton({ what, ...rest }: EditButtonProps) {
  return (
    <Root variant="quiet" icon={Pencil} {...rest}>
      <span>
        Edit<VisuallyHidden> {what}</VisuallyHidden>
      </span>
    </Root>
  );
}

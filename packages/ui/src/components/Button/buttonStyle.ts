import { css } from 'styled-components';
import { color, font, motion, radius, space, target } from '../../theme/theme.ts';

/** The prominence of a button. Use one primary button per view. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

// Forced colors remove the fill, so a thicker border marks the primary button.
const variants = {
  primary: css`
    background: ${color.primary};
    color: ${color.onPrimary};
    &:hover {
      background: ${color.primaryHover};
    }
    &:active {
      background: ${color.primaryActive};
    }
    @media (forced-colors: active) {
      border-width: 3px;
    }
  `,
  secondary: css`
    border-color: ${color.borderControl};
    background: ${color.surface};
    color: ${color.text};
    &:hover {
      background: ${color.sunken};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${color.primary};
    &:hover {
      background: ${color.primarySoft};
      color: ${color.onPrimarySoft};
    }
  `,
};

export const buttonStyle = css<{ $variant: ButtonVariant }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-block-size: ${target};
  min-inline-size: ${target};
  padding: ${space[2]} ${space[4]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-weight: ${font.weight.semibold};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${motion.control},
    color ${motion.control};
  ${({ $variant }) => variants[$variant]}
  &[aria-busy='true'] {
    cursor: progress;
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    border-color: ${color.border};
    background: ${color.sunken};
    color: ${color.textMuted};
    cursor: not-allowed;
  }
  @media print {
    display: none;
  }
`;

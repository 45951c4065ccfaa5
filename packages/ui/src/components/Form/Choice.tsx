import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, motion, space, target, type } from '../../theme/theme.ts';
import { describedBy } from './Field.tsx';

/** The look that radio buttons and checkboxes share. */
export const choiceStyle = `
  appearance: none;
  flex: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin: 0;
  border: 1px solid ${color.borderControl};
  background: ${color.surface};
  transition: border-color ${motion.control};
  cursor: pointer;
  scroll-margin-block: 8rem ${space[5]};
  &:hover { border-color: ${color.primary}; }
  &:checked { border-color: ${color.primary}; }
  @media (forced-colors: active) { appearance: auto; }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
`;

const Label = styled.label`
  display: grid;
  align-items: center;
  min-block-size: ${target};
  padding-inline-start: ${space[3]};
  cursor: pointer;
`;

const Hint = styled.div`
  grid-column: 2;
  /* The label is as high as a target: the hint moves back to its words. */
  margin-block: calc(-1 * ${space[2]}) ${space[2]};
  padding-inline-start: ${space[3]};
  color: ${color.textMuted};
  ${type.small}
`;

/** Props of {@link ChoiceRow}. */
export interface ChoiceRowProps {
  /** The DOM id of the control. */
  id: string;
  /** The words beside it; a press on them is a press on the control. */
  label: ReactNode;
  /** What it means, if the words leave doubt. */
  hint?: ReactNode;
  /** What is wrong, if it is said by a `FieldError` of the same id. */
  error?: string;
  /** Renders the control with what ties it to its words. */
  children: (choice: { id: string; 'aria-describedby'?: string }) => ReactNode;
}

/** A radio button or a checkbox and its words, 44 px high. */
export function ChoiceRow({ id, label, hint, error, children }: ChoiceRowProps) {
  // Not `-hint`: in a group that is the hint of the whole question.
  const hintId = `${id}-about`;
  return (
    <Row>
      {children({ id, 'aria-describedby': describedBy(id, { error }, ...(hint ? [hintId] : [])) })}
      <Label htmlFor={id}>{label}</Label>
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Row>
  );
}

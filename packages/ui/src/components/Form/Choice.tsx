import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, motion, space, target, type } from '../../theme/theme.ts';
import { describedBy } from './describedBy.ts';

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
  &:disabled { border-color: ${color.border}; background: ${color.sunken}; cursor: not-allowed; }
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
  margin-block: calc(-1 * ${space[2]}) ${space[2]};
  padding-inline-start: ${space[3]};
  color: ${color.textMuted};
  ${type.small}
`;

export interface ChoiceRowProps {
  id: string;
  /** The label; a click on it is a click on the control. */
  label: ReactNode;
  hint?: ReactNode;
  /** The error, if a `FieldError` with the same id shows one. */
  error?: string;
  /** Ids of further descriptions of the control. */
  describedBy?: string;
  /** Renders the control with these attributes, which link it to its hint and error. */
  children: (choice: { id: string; 'aria-describedby'?: string }) => ReactNode;
}

/** A radio button or checkbox with its label, 44 px high. */
export function ChoiceRow({ id, label, hint, error, describedBy: more, children }: ChoiceRowProps) {
  // `-hint` is the id of the group's own hint.
  const hintId = `${id}-about`;
  return (
    <Row>
      {children({
        id,
        'aria-describedby': describedBy(id, { error }, hint ? hintId : undefined, more),
      })}
      <Label htmlFor={id}>{label}</Label>
      {hint && (
        <Hint id={hintId}>
          <bdi>{hint}</bdi>
        </Hint>
      )}
    </Row>
  );
}

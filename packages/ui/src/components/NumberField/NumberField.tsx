import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, radius, space } from '../../theme/theme.ts';
import { controlStyle, FieldFrame, useField, type LabelledFieldProps } from '../Form/Field.tsx';

const Row = styled.div`
  display: flex;
  inline-size: fit-content;
  max-inline-size: 100%;
`;

const Input = styled.input`
  ${controlStyle}
  inline-size: 8rem;
  &:not(:only-child) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  &:focus-visible {
    z-index: 1;
  }
`;

const Unit = styled.span`
  display: grid;
  align-items: center;
  padding-inline: ${space[3]};
  border: 1px solid ${color.borderControl};
  border-inline-start: 0;
  border-start-end-radius: ${radius.control};
  border-end-end-radius: ${radius.control};
  background: ${color.sunken};
  color: ${color.textMuted};
  white-space: nowrap;
`;

/** `className` and `style` go to the root, other props and `ref` to the `<input>`. */
export interface NumberFieldProps
  extends
    LabelledFieldProps<string>,
    Omit<ComponentPropsWithRef<'input'>, keyof LabelledFieldProps<string> | 'type' | 'inputMode'> {
  /** Shown after the input and part of its description: 'cm'. */
  unit?: string;
  /** Whether fractions are allowed: asks for a keyboard with a decimal separator. Default false. */
  decimal?: boolean;
}

/**
 * A number, held as the typed text; parse it with `parseNumber`. Not `type="number"`, which discards text it
 * cannot parse and changes the value on scroll.
 */
export function NumberField({ unit, decimal = false, dir = 'ltr', ...rest }: NumberFieldProps) {
  const { frame, control } = useField(rest, unit && 'unit');
  return (
    <FieldFrame {...frame}>
      {/* Keeps the unit after the number on right-to-left pages. Not on the input alone: their corners must match. */}
      <Row dir={dir}>
        <Input
          autoComplete="off"
          {...control}
          type="text"
          inputMode={decimal ? 'decimal' : 'numeric'}
        />
        {unit && <Unit id={`${frame.id}-unit`}>{unit}</Unit>}
      </Row>
    </FieldFrame>
  );
}

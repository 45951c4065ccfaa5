import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, radius, space } from '../../theme/theme.ts';
import { controlStyle, describedBy, FieldFrame, type LabelledFieldProps } from '../Form/Field.tsx';

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

/** Props of {@link NumberField}. Other props and `ref` go to the `<input>`. */
export interface NumberFieldProps
  extends
    LabelledFieldProps<string>,
    Omit<ComponentPropsWithRef<'input'>, keyof LabelledFieldProps<string> | 'type' | 'inputMode'> {
  /** The unit, shown after the input and read with it: "cm". */
  unit?: string;
  /** Whether a fraction makes sense; asks for a keyboard that has a decimal sign. */
  decimal?: boolean;
}

/**
 * A number, kept as the text that was typed; `parseNumber` reads it. A number input of the browser
 * would drop what it does not understand and change the value when the page is scrolled.
 */
export function NumberField({
  label,
  hint,
  optional,
  error,
  onChange,
  unit,
  decimal = false,
  ...rest
}: NumberFieldProps) {
  const frame = { id: rest.id, label, hint, optional, error };
  const unitId = `${rest.id}-unit`;
  return (
    <FieldFrame {...frame}>
      <Row>
        <Input
          autoComplete="off"
          {...rest}
          type="text"
          inputMode={decimal ? 'decimal' : 'numeric'}
          dir="ltr"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(rest.id, frame, ...(unit ? [unitId] : []))}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {unit && <Unit id={unitId}>{unit}</Unit>}
      </Row>
    </FieldFrame>
  );
}

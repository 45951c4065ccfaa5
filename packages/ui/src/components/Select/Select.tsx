import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, space } from '../../theme/theme.ts';
import { controlStyle, describedBy, FieldFrame, type LabelledFieldProps } from '../Form/Field.tsx';

const Box = styled.div`
  position: relative;
  svg {
    position: absolute;
    inset-block-start: calc(50% - 0.625rem);
    inset-inline-end: ${space[3]};
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: ${color.textMuted};
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: ${space[7]};
  text-overflow: ellipsis;
`;

/** One option of a {@link Select}. */
export interface SelectOption<Value> {
  /** The value of the option; `undefined` for an empty option. */
  value: Value;
  /** The visible label. */
  label: string;
}

/** Props of {@link Select}. Other props and `ref` go to the `<select>`. */
export interface SelectProps<Value extends string | number | undefined>
  extends
    LabelledFieldProps<Value>,
    Omit<
      ComponentPropsWithRef<'select'>,
      keyof LabelledFieldProps<Value> | 'multiple' | 'children'
    > {
  /** One option should have the field's value, or the browser shows the first. */
  options: SelectOption<Value>[];
}

/** A choice of one among many, in a native select. */
export function Select<Value extends string | number | undefined>({
  label,
  hint,
  optional,
  error,
  value,
  onChange,
  options,
  ...rest
}: SelectProps<Value>) {
  const frame = { id: rest.id, label, hint, optional, error };
  return (
    <FieldFrame {...frame}>
      <Box>
        <Control
          {...rest}
          value={textOf(value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(rest.id, frame, rest['aria-describedby'])}
          onChange={(event) => {
            const chosen = options.find((option) => textOf(option.value) === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={textOf(option.value)} value={textOf(option.value)} dir="auto">
              {option.label}
            </option>
          ))}
        </Control>
        <ChevronDown aria-hidden />
      </Box>
    </FieldFrame>
  );
}

const textOf = (value: string | number | undefined) => String(value ?? '');

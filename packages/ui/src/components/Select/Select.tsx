import { ChevronDown } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, space } from '../../theme/theme.ts';
import { controlStyle, FieldFrame, useField, type LabelledFieldProps } from '../Form/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';

const Box = styled.div`
  position: relative;
  svg {
    position: absolute;
    inset-block-start: calc(50% - 0.625rem);
    inset-inline-end: ${space[3]};
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
  /** The value of the option; `''` for an empty option, among numbers with `<Select<number | ''>`. */
  value: Value;
  /** The visible label. */
  label: string;
}

/** `className` and `style` go to the root, other props and `ref` to the `<select>`. */
export interface SelectProps<Value extends string | number>
  extends
    LabelledFieldProps<Value>,
    Omit<
      ComponentPropsWithRef<'select'>,
      keyof LabelledFieldProps<Value> | 'multiple' | 'children'
    > {
  /**
   * The options to choose from. One should have the field's value, or the browser shows the first. For a choice that is
   * not made yet, begin with an empty option.
   */
  options: SelectOption<Value>[];
}

/** A choice of one among many, in a native select. */
export function Select<Value extends string | number>({
  options,
  onValueChange,
  ...rest
}: SelectProps<Value>) {
  const { frame, control } = useField({
    ...rest,
    onValueChange: (text: string) => {
      const chosen = options.find((option) => String(option.value) === text);
      if (chosen) onValueChange?.(chosen.value);
    },
  });
  return (
    <FieldFrame {...frame}>
      <Box>
        <Control {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value} dir="auto">
              {option.label}
            </option>
          ))}
        </Control>
        <Icon icon={ChevronDown} />
      </Box>
    </FieldFrame>
  );
}

import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/theme.ts';
import { choiceStyle, ChoiceRow } from '../Form/Choice.tsx';
import { FieldError, FieldRoot, useControlId, type LabelledProps } from '../Form/Field.tsx';

const Box = styled.input`
  ${choiceStyle}
  display: grid;
  place-items: center;
  border-radius: 0.25rem;
  &:checked {
    background: ${color.primary};
  }
  &:checked::before {
    content: '';
    inline-size: 0.4rem;
    block-size: 0.75rem;
    margin-block-end: 0.15rem;
    border: solid ${color.onPrimary};
    border-width: 0 2.5px 2.5px 0;
    rotate: 45deg;
  }
  @media (forced-colors: active) {
    &:checked::before {
      content: none;
    }
  }
`;

/** `className` and `style` go to the root, other props and `ref` to the `<input>`. */
export interface CheckboxProps
  extends
    LabelledProps<boolean>,
    Omit<
      ComponentPropsWithRef<'input'>,
      keyof LabelledProps<boolean> | 'type' | 'value' | 'defaultValue'
    > {
  /** True or false is the same as `checked`, as `useForm` passes it. A text is what a checked box submits. */
  value?: boolean | string;
}

/** A single checkbox with its label. */
export function Checkbox({
  id: ownId,
  label,
  hint,
  error,
  className,
  style,
  value,
  onChange,
  onValueChange,
  ...rest
}: CheckboxProps) {
  const id = useControlId(ownId);
  return (
    <FieldRoot className={className} style={style} data-state={error ? 'invalid' : 'valid'}>
      {error && <FieldError id={id} error={error} />}
      <ChoiceRow
        id={id}
        label={label}
        hint={hint}
        error={error}
        describedBy={rest['aria-describedby']}
      >
        {(choice) => (
          <Box
            {...rest}
            {...choice}
            {...(typeof value === 'boolean' ? { checked: value } : { value })}
            type="checkbox"
            aria-invalid={error ? true : rest['aria-invalid']}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.currentTarget.checked);
            }}
          />
        )}
      </ChoiceRow>
    </FieldRoot>
  );
}

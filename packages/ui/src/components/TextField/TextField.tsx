import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle, describedBy, FieldFrame, type LabelledFieldProps } from '../Form/Field.tsx';

const Input = styled.input`
  ${controlStyle}
`;

/** Props of {@link TextField}. Other props and `ref` go to the `<input>`. */
export interface TextFieldProps
  extends
    LabelledFieldProps<string>,
    Omit<ComponentPropsWithRef<'input'>, keyof LabelledFieldProps<string> | 'type'> {
  /** The input type; selects the keyboard on a phone. For numbers use `NumberField`. Default `text`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'date';
}

const LTR_TYPES = new Set(['email', 'tel', 'url']);

/** A single-line text field. Set `autoComplete` when it asks about the user. */
export function TextField({
  label,
  hint,
  optional,
  error,
  onChange,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const frame = { id: rest.id, label, hint, optional, error };
  const isLtr = LTR_TYPES.has(type);
  return (
    <FieldFrame {...frame}>
      <Input
        dir={isLtr ? 'ltr' : 'auto'}
        spellCheck={isLtr ? false : undefined}
        autoCapitalize={isLtr ? 'none' : undefined}
        {...rest}
        type={type}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(rest.id, frame, rest['aria-describedby'])}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}

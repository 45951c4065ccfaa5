import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle, FieldFrame, useField, type LabelledFieldProps } from '../Form/Field.tsx';

const Input = styled.input`
  ${controlStyle}
`;

/** `className` and `style` go to the root, other props and `ref` to the `<input>`. */
export interface TextFieldProps
  extends
    LabelledFieldProps<string>,
    Omit<ComponentPropsWithRef<'input'>, keyof LabelledFieldProps<string> | 'type'> {
  /** The input type; selects the keyboard on a phone. For numbers use `NumberField`. Default `text`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'date';
}

const LTR_TYPES = new Set(['email', 'tel', 'url']);

/** A single-line text field. Set `autoComplete` when it asks about the user. */
export function TextField({ type = 'text', ...rest }: TextFieldProps) {
  const { frame, control } = useField(rest);
  const isLtr = LTR_TYPES.has(type);
  return (
    <FieldFrame {...frame}>
      <Input
        dir={isLtr ? 'ltr' : 'auto'}
        spellCheck={isLtr ? false : undefined}
        autoCapitalize={isLtr ? 'none' : undefined}
        {...control}
        type={type}
      />
    </FieldFrame>
  );
}

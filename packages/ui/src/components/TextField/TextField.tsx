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
  /** What kind of text: brings the right keyboard on a phone. Numbers have `NumberField`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'date';
}

/** The kinds whose text runs from left to right in every language. */
const LATIN = new Set(['email', 'tel', 'url']);

/** One line of text with label, hint and error. Give it `autoComplete` where it asks about the reader. */
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
  const isName = LATIN.has(type);
  return (
    <FieldFrame {...frame}>
      <Input
        dir={isName ? 'ltr' : 'auto'}
        spellCheck={isName ? false : undefined}
        autoCapitalize={isName ? 'none' : undefined}
        {...rest}
        type={type}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(rest.id, frame)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}

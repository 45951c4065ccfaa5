import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/theme.ts';
import { choiceStyle, ChoiceRow } from '../Form/Choice.tsx';
import { FieldError, FieldRoot, type LabelledProps } from '../Form/Field.tsx';

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

/** Props of {@link Checkbox}. Other props and `ref` go to the `<input>`. */
export interface CheckboxProps
  extends
    LabelledProps<boolean>,
    Omit<ComponentPropsWithRef<'input'>, keyof LabelledProps<boolean> | 'type' | 'checked'> {}

/** A single checkbox with its label. */
export function Checkbox({ label, hint, error, value, onChange, ...rest }: CheckboxProps) {
  return (
    <FieldRoot data-state={error ? 'invalid' : 'valid'}>
      {error && <FieldError id={rest.id} error={error} />}
      <ChoiceRow
        id={rest.id}
        label={label}
        hint={hint}
        error={error}
        describedBy={rest['aria-describedby']}
      >
        {(choice) => (
          <Box
            {...rest}
            {...choice}
            type="checkbox"
            checked={value}
            aria-invalid={error ? true : undefined}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
        )}
      </ChoiceRow>
    </FieldRoot>
  );
}

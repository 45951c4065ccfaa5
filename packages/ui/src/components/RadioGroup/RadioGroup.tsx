import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { FieldGroup, type LabelledFieldProps } from '../Form/Field.tsx';
import { choiceStyle, ChoiceRow } from '../Form/Choice.tsx';
import { color, space, target } from '../../theme/theme.ts';

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  &[data-layout='stacked'] {
    flex-direction: column;
  }
`;

const Radio = styled.input`
  ${choiceStyle}
  border-radius: 50%;
  &:checked {
    box-shadow: inset 0 0 0 0.25rem ${color.surface};
    background: ${color.primary};
  }
`;

const Clear = styled.button`
  min-block-size: ${target};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.link};
  text-decoration: underline;
  text-underline-offset: 0.15em;
  cursor: pointer;
`;

/** One answer of a {@link RadioGroup}. */
export interface RadioOption<Value extends string> {
  /** The value that it stands for. */
  value: Value;
  /** Its words. */
  label: string;
  /** What it means, if the words leave doubt. */
  hint?: ReactNode;
}

/** The props of {@link RadioGroup}. Rest props and `ref` go to the `<fieldset>`. */
export interface RadioGroupProps<Value extends string>
  extends
    LabelledFieldProps<Value>,
    Omit<ComponentPropsWithRef<'fieldset'>, keyof LabelledFieldProps<Value>> {
  /** The answers to choose from. */
  options: RadioOption<Value>[];
  /** The value of "no answer": gives a way back from a choice, which radio buttons alone lack. */
  emptyValue?: Value;
  /** Side by side for two or three short answers, stacked for more. */
  layout?: 'inline' | 'stacked';
}

/** One answer out of a few, all in sight. A value that is no option leaves all of them unchosen. */
export function RadioGroup<Value extends string>({
  id,
  name,
  value,
  onChange,
  options,
  emptyValue,
  layout = 'inline',
  ...rest
}: RadioGroupProps<Value>) {
  const firstId = id;
  return (
    <FieldGroup {...rest} id={id}>
      <Options data-layout={layout}>
        {options.map((option, index) => (
          <ChoiceRow
            key={option.value}
            // The first one bears the field's id: that is where the error summary leads.
            id={index === 0 ? firstId : `${id}-${option.value}`}
            label={option.label}
            hint={option.hint}
          >
            {(choice) => (
              <Radio
                {...choice}
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
            )}
          </ChoiceRow>
        ))}
        {emptyValue !== undefined && value !== emptyValue && (
          <Clear
            type="button"
            onClick={() => {
              document.getElementById(firstId)?.focus();
              onChange(emptyValue);
            }}
          >
            Clear choice
          </Clear>
        )}
      </Options>
    </FieldGroup>
  );
}

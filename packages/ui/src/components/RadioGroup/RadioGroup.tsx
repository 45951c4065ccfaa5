import { Check } from 'lucide';
import { useRef, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { radioGroup } from '../../messages/en/radioGroup.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { TextButton } from '../Button/TextButton.tsx';
import { FieldGroup, useControlId, type LabelledFieldProps } from '../Form/Field.tsx';
import { choiceStyle, ChoiceRow } from '../Form/Choice.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { color, focusRing, font, motion, radius, space, target } from '../../theme/theme.ts';

const Options = styled.div`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[5]};
  &[data-layout='stacked'] {
    flex-direction: column;
    align-items: start;
  }
  /* There is no choice to clear. */
  &:not(:has(input:checked)) > button {
    display: none;
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

const crowded = '@container (max-width: 15rem)';

// The segments still fit in a row, but only without the padding that centres their labels.
const tight = '@container (max-width: 18rem)';

const Segments = styled.div`
  display: inline-grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  max-inline-size: 100%;
  ${crowded} {
    grid-auto-flow: row;
  }
`;

// The transparent radio button covers its label, so mouse, touch and a screen reader's cursor all reach it.
const Segment = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  min-block-size: ${target};
  padding-inline: ${space[3]} calc(${space[3]} + 1rem + ${space[2]});
  border: 1px solid ${color.borderControl};
  background: ${color.surface};
  font-weight: ${font.weight.semibold};
  transition: background-color ${motion.control};
  &:not(:first-child) {
    margin-inline-start: -1px;
  }
  &:first-child {
    border-start-start-radius: ${radius.control};
    border-end-start-radius: ${radius.control};
  }
  &:last-child {
    border-start-end-radius: ${radius.control};
    border-end-end-radius: ${radius.control};
  }
  ${tight} {
    padding-inline: ${space[3]};
  }
  ${crowded} {
    &:not(:first-child) {
      margin-block-start: -1px;
      margin-inline-start: 0;
    }
    &:first-child {
      border-radius: ${radius.control} ${radius.control} 0 0;
    }
    &:last-child {
      border-radius: 0 0 ${radius.control} ${radius.control};
    }
  }
  svg {
    visibility: hidden;
  }
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
    scroll-margin-block: 8rem ${space[5]};
  }
  &:hover {
    background: ${color.sunken};
  }
  &:has(:checked) {
    z-index: 1;
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};
    svg {
      visibility: visible;
    }
  }
  &:has(:focus-visible) {
    z-index: 2;
    ${focusRing}
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border-width: 3px;
    }
  }
`;

/** One option of a {@link RadioGroup}. */
export interface RadioOption<Value extends string> {
  /** The value of the option. */
  value: Value;
  /** The visible label. */
  label: string;
  /** Explains the option. Not shown in the `segmented` variant. */
  hint?: ReactNode;
}

/**
 * `className` and `style` go to the root. `name`, `required`, `onChange` and `ref` go to the
 * radio buttons: a ref callback gets each of them, a ref object the first. Other props go to the `<fieldset>`.
 */
export interface RadioGroupProps<Value extends string>
  extends
    LabelledFieldProps<Value>,
    Pick<ComponentPropsWithRef<'input'>, 'name' | 'required' | 'onChange' | 'ref'>,
    Omit<
      ComponentPropsWithRef<'fieldset'>,
      keyof LabelledFieldProps<Value> | 'name' | 'onChange' | 'ref' | 'children'
    > {
  /** The options to choose from. */
  options: RadioOption<Value>[];
  /**
   * The value of "no answer". Adds a button that clears the choice, which radio buttons alone lack. It causes a change
   * with this value; afterwards no radio button is checked.
   */
  emptyValue?: Value;
  /** `segmented` joins two or three one-word options. Default `plain`. */
  variant?: 'plain' | 'segmented';
  /** For the plain variant: `inline` for two or three short options, `stacked` for more. Default `inline`. */
  layout?: 'inline' | 'stacked';
}

/** A choice of one among a few visible options. With a value that is no option, none is checked. */
export function RadioGroup<Value extends string>({
  id: ownId,
  name: ownName,
  value,
  defaultValue,
  required,
  onChange,
  onValueChange,
  options,
  emptyValue,
  variant = 'plain',
  layout = 'inline',
  ref,
  ...rest
}: RadioGroupProps<Value>) {
  const t = useMessages('radioGroup', radioGroup);
  const id = useControlId(ownId);
  // Radio buttons without a name are no group.
  const name = ownName ?? id;
  const emptyRadio = useRef<HTMLInputElement>(null);
  // The first option has the field's id, which the error summary links to.
  const idOf = (option: RadioOption<Value>) =>
    option === options[0] ? id : `${id}-${option.value}`;
  const radioProps = (of: Value, isChecked: boolean) => ({
    type: 'radio',
    name,
    value: of,
    ...(value === undefined ? { defaultChecked: isChecked } : { checked: isChecked }),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onChange?.(event);
      onValueChange?.(of);
    },
  });
  const optionProps = (option: RadioOption<Value>) => ({
    ...radioProps(option.value, option.value === (value ?? defaultValue)),
    required,
    ref: typeof ref === 'function' || option === options[0] ? ref : undefined,
  });
  return (
    <FieldGroup
      role="radiogroup"
      {...rest}
      id={id}
      aria-invalid={rest.error ? true : rest['aria-invalid']}
    >
      <Options data-layout={layout}>
        {variant === 'segmented' ? (
          <Segments>
            {options.map((option) => (
              <Segment key={option.value}>
                <Icon icon={Check} size={16} />
                <input {...optionProps(option)} id={idOf(option)} />
                <label htmlFor={idOf(option)}>{option.label}</label>
              </Segment>
            ))}
          </Segments>
        ) : (
          options.map((option) => (
            <ChoiceRow key={option.value} id={idOf(option)} label={option.label} hint={option.hint}>
              {(choice) => <Radio {...choice} {...optionProps(option)} />}
            </ChoiceRow>
          ))
        )}
        {emptyValue !== undefined && (
          <>
            {/* Makes clearing a change like any other. */}
            <input {...radioProps(emptyValue, false)} ref={emptyRadio} hidden />
            <TextButton
              onClick={() => {
                document.getElementById(id)?.focus();
                if (!emptyRadio.current) return;
                emptyRadio.current.click();
                // A group cannot be reached with Tab while its checked radio button is hidden.
                emptyRadio.current.checked = false;
              }}
            >
              {t.clear}
            </TextButton>
          </>
        )}
      </Options>
    </FieldGroup>
  );
}

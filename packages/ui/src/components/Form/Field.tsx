import { CircleAlert } from 'lucide';
import {
  useId,
  type AriaAttributes,
  type ChangeEvent,
  type ChangeEventHandler,
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
} from 'react';
import styled, { type StyledComponent } from 'styled-components';
import { form } from '../../messages/en/form.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { color, font, motion, radius, space, target, type } from '../../theme/theme.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { describedBy } from './describedBy.ts';

/** The props of every form control, including checkboxes. */
export interface LabelledProps<Value> {
  /** The DOM id of the control. Default: a generated one. */
  id?: string;
  /** The visible label. */
  label: string;
  /** Help that stays visible: format, limits, purpose. */
  hint?: ReactNode;
  /** The error message; absent when the value is valid. */
  error?: string;
  /** Called with the new value on every change, after `onChange` with the event. */
  onValueChange?: (value: Value) => void;
  /** A class of the field's root element, which contains label, hint, error and control. */
  className?: string;
  /** The style of the field's root element. */
  style?: CSSProperties;
}

/** The props of every field component. */
export interface LabelledFieldProps<Value> extends LabelledProps<Value> {
  /** The current value, which the owner changes in `onValueChange`. Without it the control holds its value itself. */
  value?: Value;
  /** Without `value`: the value at first, and after a reset of the form. */
  defaultValue?: Value;
  /** Appends "(optional)" to the label. Fields without it are required. */
  optional?: boolean;
}

/** The id of a control, generated if its caller gives none. */
export function useControlId(id: string | undefined): string {
  const generatedId = useId();
  return id ?? generatedId;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface ControlProps
  extends
    Omit<LabelledFieldProps<string>, 'value' | 'defaultValue'>,
    Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> {
  onChange?: ChangeEventHandler<Control> | undefined;
}

/**
 * Divides the props of a field between its `FieldFrame` and its control, and links the two.
 * @param part - The part of the field that describes it besides hint and error: its id is the field's, and `-` and this.
 */
export function useField<Props extends ControlProps>(props: Props, part?: string | false) {
  const { id: ownId, label, hint, optional, error, className, style, ...others } = props;
  const { onChange, onValueChange, ...rest } = others;
  const id = useControlId(ownId);
  const more = part && `${id}-${part}`;
  return {
    frame: { id, label, hint, optional, error, className, style },
    control: {
      ...rest,
      id,
      'aria-invalid': error ? true : props['aria-invalid'],
      'aria-describedby': describedBy(id, { hint, error }, more, props['aria-describedby']),
      onChange: (event: ChangeEvent<Control>) => {
        onChange?.(event);
        onValueChange?.(event.currentTarget.value);
      },
    },
  };
}

export const controlStyle = `
  display: block;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${target};
  margin: 0;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};
  text-align: start;
  transition: border-color ${motion.control};
  /* Keeps the label and error in view when focus scrolls to the control. */
  scroll-margin-block: 8rem ${space[5]};

  &:hover { border-color: ${color.textMuted}; }
  &[aria-invalid='true'] { border-color: ${color.danger}; }
  &[aria-invalid='true']:not(:focus-visible) { box-shadow: inset 0 0 0 1px ${color.danger}; }
  &:disabled { background: ${color.sunken}; color: ${color.textMuted}; cursor: not-allowed; }
`;

/** The root element of a field; `data-state="invalid"` marks errors. */
export const FieldRoot: StyledComponent<'div'> = styled.div`
  min-inline-size: 0;
  &[data-state='invalid'] {
    padding-inline-start: ${space[4]};
    border-inline-start: 3px solid ${color.danger};
  }
`;

const Fieldset = styled.fieldset`
  min-inline-size: 0;
  padding: 0;
  border: 0;
`;

const Label = styled.label`
  display: block;
  inline-size: fit-content;
  padding: 0;
  margin-block-end: ${space[1]};
  font-weight: ${font.weight.semibold};
`;

const Optional = styled.span`
  color: ${color.textMuted};
  font-weight: ${font.weight.regular};
`;

const Hint = styled.div`
  margin-block-end: ${space[2]};
  color: ${color.textMuted};
  ${type.small}
`;

const ErrorText = styled.p`
  display: flex;
  gap: ${space[2]};
  margin-block-end: ${space[2]};
  color: ${color.danger};
  font-weight: ${font.weight.semibold};
  overflow-wrap: anywhere;
  svg {
    margin-block-start: 0.1em;
  }
`;

export interface FieldFrameProps extends Pick<
  LabelledFieldProps<unknown>,
  'label' | 'hint' | 'optional' | 'error' | 'className' | 'style'
> {
  id: string;
  children: ReactNode;
}

export function FieldFrame({
  id,
  label,
  hint,
  optional,
  error,
  className,
  style,
  children,
}: FieldFrameProps) {
  return (
    <FieldRoot className={className} style={style} data-state={error ? 'invalid' : 'valid'}>
      <Label htmlFor={id}>
        <LabelText label={label} optional={optional} />
      </Label>
      <Description id={id} hint={hint} error={error} />
      {children}
    </FieldRoot>
  );
}

export interface FieldGroupProps
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'id'>, Omit<FieldFrameProps, 'children'> {}

export function FieldGroup({
  id,
  label,
  hint,
  optional,
  error,
  className,
  style,
  children,
  ...rest
}: FieldGroupProps) {
  return (
    // The error border is not on the fieldset, because a fieldset's border starts beside its legend.
    <FieldRoot className={className} style={style} data-state={error ? 'invalid' : 'valid'}>
      <Fieldset
        {...rest}
        aria-describedby={describedBy(id, { hint, error }, rest['aria-describedby'])}
      >
        <Label as="legend">
          <LabelText label={label} optional={optional} />
        </Label>
        <Description id={id} hint={hint} error={error} />
        {children}
      </Fieldset>
    </FieldRoot>
  );
}

function LabelText({ label, optional }: Pick<FieldFrameProps, 'label' | 'optional'>) {
  const t = useMessages('form', form);
  return optional
    ? t.optionalLabel({ label, note: (content) => <Optional>{content}</Optional> })
    : label;
}

function Description({ id, hint, error }: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <Hint id={`${id}-hint`}>
          <bdi>{hint}</bdi>
        </Hint>
      )}
      {error && <FieldError id={id} error={error} />}
    </>
  );
}

/** The error of the field with that id. Pass its id to the control with `describedBy`. */
export function FieldError({ id, error }: { id: string; error: string }) {
  const t = useMessages('form', form);
  return (
    <ErrorText id={`${id}-error`}>
      <Icon icon={CircleAlert} />
      <span>
        <VisuallyHidden>{t.errorPrefix}</VisuallyHidden>
        <bdi>{error}</bdi>
      </span>
    </ErrorText>
  );
}

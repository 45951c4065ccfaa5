import { useEffect, useState, useSyncExternalStore, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { textArea } from '../../messages/en/textArea.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { color, font, space, type } from '../../theme/theme.ts';
import { controlStyle, FieldFrame, useField, type LabelledFieldProps } from '../Form/Field.tsx';
import { countCharacters } from '../Form/numbers.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Input = styled.textarea`
  ${controlStyle}
  resize: vertical;
  field-sizing: content;
  min-block-size: calc(${({ rows = 5 }) => rows} * 1.5rem + 2 * ${space[2]} + 2px);
  max-block-size: 70vh;
`;

const Count = styled.p`
  margin-block-start: ${space[1]};
  color: ${color.textMuted};
  ${type.small}
  &[data-state='over'] {
    color: ${color.danger};
    font-weight: ${font.weight.semibold};
  }
`;

/** `className` and `style` go to the root, other props and `ref` to the `<textarea>`. */
export interface TextAreaProps
  extends
    LabelledFieldProps<string>,
    Omit<ComponentPropsWithRef<'textarea'>, keyof LabelledFieldProps<string> | 'maxLength'> {
  /** The maximum number of characters. Longer text can be typed; the count shows the excess. */
  limit?: number;
}

/** A multi-line text field, with a character count if there is a limit. */
export function TextArea({ limit, ...rest }: TextAreaProps) {
  const { frame, control } = useField(rest, limit !== undefined && 'count');
  return (
    <FieldFrame {...frame}>
      <Input dir="auto" rows={5} {...control} />
      {limit !== undefined && (
        <CharacterCount
          id={`${frame.id}-count`}
          controlId={frame.id}
          value={rest.value}
          defaultValue={rest.defaultValue}
          limit={limit}
        />
      )}
    </FieldFrame>
  );
}

/** Delays the announcement of the count until a pause in typing. */
const ANNOUNCE_DELAY_MS = 1000;

interface CharacterCountProps extends Pick<TextAreaProps, 'value' | 'defaultValue'> {
  id: string;
  controlId: string;
  limit: number;
}

function CharacterCount({ id, controlId, value, defaultValue = '', limit }: CharacterCountProps) {
  const t = useMessages('textArea', textArea);
  const ownText = useTextOf(controlId, defaultValue);
  const text = value ?? ownText;
  const remaining = limit - countCharacters(text);
  const message = remaining < 0 ? t.tooMany({ count: -remaining }) : t.left({ count: remaining });
  const announcement = text !== '' && remaining <= limit / 10 ? message : '';
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(announcement), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [announcement]);

  return (
    <>
      <Count id={id} data-state={remaining < 0 ? 'over' : 'within'}>
        <bdi>{message}</bdi>
      </Count>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}

/** The text of an uncontrolled control: what its user types, and what a reset or a form library sets. */
function useTextOf(controlId: string, defaultValue: string): string {
  return useSyncExternalStore(
    (onTextChange) => {
      const control = textAreaOf(controlId);
      // A form resets its controls only after the event.
      const handleReset = () => setTimeout(onTextChange);
      control?.addEventListener('input', onTextChange);
      document.addEventListener('reset', handleReset);
      return () => {
        control?.removeEventListener('input', onTextChange);
        document.removeEventListener('reset', handleReset);
      };
    },
    () => textAreaOf(controlId)?.value ?? defaultValue,
    () => defaultValue,
  );
}

function textAreaOf(id: string): HTMLTextAreaElement | undefined {
  const control = document.getElementById(id);
  return control instanceof HTMLTextAreaElement ? control : undefined;
}

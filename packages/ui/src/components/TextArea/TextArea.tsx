import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, font, space, type } from '../../theme/theme.ts';
import { controlStyle, describedBy, FieldFrame, type LabelledFieldProps } from '../Form/Field.tsx';
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

/** Props of {@link TextArea}. Other props and `ref` go to the `<textarea>`. */
export interface TextAreaProps
  extends
    LabelledFieldProps<string>,
    Omit<ComponentPropsWithRef<'textarea'>, keyof LabelledFieldProps<string> | 'maxLength'> {
  /** The maximum number of characters. Longer text can be typed; the count shows the excess. */
  limit?: number;
}

/** A multi-line text field, with a character count if there is a limit. */
export function TextArea({
  label,
  hint,
  optional,
  error,
  onChange,
  limit,
  ...rest
}: TextAreaProps) {
  const frame = { id: rest.id, label, hint, optional, error };
  const countId = `${rest.id}-count`;
  return (
    <FieldFrame {...frame}>
      <Input
        dir="auto"
        rows={5}
        {...rest}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(
          rest.id,
          frame,
          limit !== undefined && countId,
          rest['aria-describedby'],
        )}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {limit !== undefined && <CharacterCount id={countId} text={rest.value} limit={limit} />}
    </FieldFrame>
  );
}

const numberFormat = new Intl.NumberFormat('en-GB');

/** Delays the announcement of the count until a pause in typing. */
const ANNOUNCE_DELAY_MS = 1000;

function CharacterCount({ id, text, limit }: { id: string; text: string; limit: number }) {
  const remaining = limit - countCharacters(text);
  const message =
    remaining < 0 ? `${characters(-remaining)} too many` : `${characters(remaining)} left`;
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

function characters(count: number) {
  return `${numberFormat.format(count)} ${count === 1 ? 'character' : 'characters'}`;
}

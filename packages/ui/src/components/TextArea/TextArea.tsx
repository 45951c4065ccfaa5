import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, font, space, type } from '../../theme/theme.ts';
import { controlStyle, describedBy, FieldFrame, type LabelledFieldProps } from '../Form/Field.tsx';
import { countCharacters } from '../Form/numbers.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Input = styled.textarea`
  ${controlStyle}
  resize: vertical;
  /* Grows with the text where the browser can. */
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
  /** The most characters. They are counted, not cut off: what is too long can be typed and mended. */
  limit?: number;
}

/** Several lines of text with label, hint, error and, given a limit, a count. */
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
        aria-describedby={describedBy(rest.id, frame, ...(limit === undefined ? [] : [countId]))}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {limit !== undefined && <CharacterCount id={countId} text={rest.value} limit={limit} />}
    </FieldFrame>
  );
}

const counts = new Intl.NumberFormat('en-GB');

/** Long enough for a pause in typing: the count should not be read after every key. */
const PAUSE_MS = 1000;

function CharacterCount({ id, text, limit }: { id: string; text: string; limit: number }) {
  const left = limit - countCharacters(text);
  const words = left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`;
  // Nothing is announced before the last tenth: until then the count is no news.
  const news = text !== '' && left <= limit / 10 ? words : '';
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(news), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [news]);

  return (
    <>
      <Count id={id} data-state={left < 0 ? 'over' : 'within'}>
        {words}
      </Count>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  );
}

function characters(count: number) {
  return `${counts.format(count)} ${count === 1 ? 'character' : 'characters'}`;
}

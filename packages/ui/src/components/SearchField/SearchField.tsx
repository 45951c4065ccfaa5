import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type SubmitEvent,
} from 'react';
import { Search, X } from 'lucide-react';
import styled from 'styled-components';
import { color, font, motion, radius, space, target } from '../../theme/theme.ts';
import { useHydrated } from '../../theme/useHydrated.ts';
import { IconButton } from '../Button/Button.tsx';
import { Spinner } from '../Button/Spinner.tsx';
import { Icon } from '../Icon/Icon.tsx';

const Root = styled.form.attrs({ role: 'search' })`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  max-inline-size: 28rem;
`;

const Label = styled.label`
  font-weight: ${font.weight.semibold};
`;

const Box = styled.div`
  position: relative;

  > :first-child {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${space[3]};
    z-index: 1;
    margin-block: auto;
    color: ${color.textSubtle};
    pointer-events: none;
  }
`;

const Input = styled.input`
  inline-size: 100%;
  min-block-size: ${target};
  padding-block: ${space[2]};
  padding-inline: calc(${space[3]} + 1.25rem + ${space[2]}) calc(${target} + ${space[1]});
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};
  appearance: none;
  transition: border-color ${motion.control};

  &::placeholder {
    color: ${color.textSubtle};
    opacity: 1;
  }
  &:hover {
    border-color: ${color.text};
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled(IconButton)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  color: ${color.textMuted};
`;

/** Props of {@link SearchField}. Other props go to the root, a search form. */
export interface SearchFieldProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** The visible label. */
  label: string;
  /** The input's name. */
  name: string;
  /** The term that the results belong to. A change from outside, such as Back, replaces the text. */
  value: string;
  /**
   * Receives the trimmed term: `delay` after the last key, at once on Enter and on clearing. Text that an input method
   * is still composing is no term.
   */
  onSearch: (term: string) => void;
  /** Milliseconds of rest before a search. */
  delay?: number;
  /** Longest term that can be typed. */
  maxLength?: number;
  /** An example inside the empty field; never the only words for what to type. */
  placeholder?: string;
  /** The answer to the last term is on its way. */
  busy?: boolean;
}

/** A search box that searches as you type. */
export function SearchField({
  label,
  name,
  value,
  onSearch,
  delay = 250,
  maxLength = 100,
  placeholder,
  busy = false,
  ...rest
}: SearchFieldProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(value);
  const [waiting, setWaiting] = useState<string>();
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState<readonly string[]>([]);

  // `value` comes back late, after the reader has typed on. Only a term that we did not send
  // ourselves may replace the text.
  if (value !== seen) {
    setSeen(value);
    const echo = sent.indexOf(value);
    setSent(echo === -1 ? [] : sent.slice(echo + 1));
    if (echo === -1) {
      setDraft(value);
      setWaiting(undefined);
    }
  }

  const send = (text: string) => {
    const term = text.trim();
    setWaiting(undefined);
    if (term === (sent.at(-1) ?? value)) return;
    setSent([...sent, term]);
    onSearch(term);
  };

  const sendRested = useEffectEvent(send);
  useEffect(() => {
    if (waiting === undefined) return undefined;
    const timer = setTimeout(() => sendRested(waiting), delay);
    return () => clearTimeout(timer);
  }, [waiting, delay]);

  return (
    <Root
      {...rest}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        send(draft);
      }}
    >
      <Label htmlFor={id}>{label}</Label>
      <Box>
        {busy ? <Spinner /> : <Icon icon={Search} />}
        <Input
          ref={input}
          id={id}
          type="search"
          name={name}
          dir="auto"
          value={draft}
          maxLength={maxLength}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          disabled={!isHydrated}
          onChange={({ target: { value: text }, nativeEvent }) => {
            setDraft(text);
            const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
            setWaiting(isComposing ? undefined : text);
          }}
          onCompositionEnd={({ currentTarget }) => setWaiting(currentTarget.value)}
        />
        <Clear
          label="Clear search"
          icon={X}
          hidden={draft === ''}
          onClick={() => {
            setDraft('');
            send('');
            input.current?.focus();
          }}
        />
      </Box>
    </Root>
  );
}

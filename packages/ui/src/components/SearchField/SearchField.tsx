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
  /** The term of the current results. An external change, such as Back, replaces the text. */
  value: string;
  /**
   * Called with the trimmed term: `delay` after the last key press, or at once on Enter and on clearing. Not called
   * during IME composition.
   */
  onSearch: (term: string) => void;
  /** The debounce delay in milliseconds. Default 250. */
  delay?: number;
  /** The maximum length in characters. Default 100. */
  maxLength?: number;
  /** An example input; not a replacement for the label. */
  placeholder?: string;
  /** Whether a search is in flight. */
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
  const [pendingText, setPendingText] = useState<string>();
  const [lastValue, setLastValue] = useState(value);
  const [sentTerms, setSentTerms] = useState<readonly string[]>([]);

  // `value` may lag behind the input, so an echo of a term sent from here must not replace the text.
  if (value !== lastValue) {
    setLastValue(value);
    const echoIndex = sentTerms.indexOf(value);
    setSentTerms(echoIndex === -1 ? [] : sentTerms.slice(echoIndex + 1));
    if (echoIndex === -1) {
      setDraft(value);
      setPendingText(undefined);
    }
  }

  const send = (text: string) => {
    const term = text.trim();
    setPendingText(undefined);
    if (term === (sentTerms.at(-1) ?? value)) return;
    setSentTerms([...sentTerms, term]);
    onSearch(term);
  };

  const sendPending = useEffectEvent(send);
  useEffect(() => {
    if (pendingText === undefined) return undefined;
    const timer = setTimeout(() => sendPending(pendingText), delay);
    return () => clearTimeout(timer);
  }, [pendingText, delay]);

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
            setPendingText(isComposing ? undefined : text);
          }}
          onCompositionEnd={({ currentTarget }) => setPendingText(currentTarget.value)}
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

import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type SubmitEvent,
} from 'react';
import { Search, X } from 'lucide';
import styled from 'styled-components';
import { searchField } from '../../messages/en/searchField.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { color, font, motion, radius, space, target } from '../../theme/theme.ts';
import { useScriptedControl } from '../../theme/useScriptedControl.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { Spinner } from '../Button/Spinner.tsx';
import { useControlId } from '../Form/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';

const Root = styled.form.attrs({ role: 'search' })`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
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
  &:placeholder-shown + button {
    display: none;
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

/** `className` and `style` go to the root, other props and `ref` to the `<input>`. */
export interface SearchFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue'
> {
  /** The visible label. */
  label: string;
  /** The term of the current results. An external change, such as Back, replaces the text. */
  value?: string;
  /** Without `value`: the text at first. */
  defaultValue?: string;
  /** Called with the new text on every change, after `onChange` with the event. */
  onValueChange?: (text: string) => void;
  /**
   * Called with the trimmed term: `delay` after the last key press, or at once on Enter and on clearing. Not called
   * during IME composition.
   */
  onSearch?: (term: string) => void;
  /** The debounce delay in milliseconds. Default 250. */
  delay?: number;
  /** The maximum length in characters. Default 100. */
  maxLength?: number;
  /** An example input; not a replacement for the label. */
  placeholder?: string;
  /** Whether a search is in flight. */
  busy?: boolean;
}

/** A search box that searches as you type. It is a form of its own. */
export function SearchField({
  id: ownId,
  label,
  value,
  defaultValue = '',
  onValueChange,
  onSearch,
  delay = 250,
  maxLength = 100,
  placeholder,
  busy = false,
  className,
  style,
  disabled,
  onChange,
  onCompositionEnd,
  ref,
  ...rest
}: SearchFieldProps) {
  const t = useMessages('searchField', searchField);
  const id = useControlId(ownId);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!, []);
  const [pendingText, setPendingText] = useState<string>();
  const [sentTerms, setSentTerms] = useState<readonly string[]>([]);

  const [lastValue, setLastValue] = useState(value);
  // An object, because the same text may come again.
  const [replacement, setReplacement] = useState({ text: value });

  // `value` may lag behind the input, so an echo of a term sent from here must not replace the text.
  if (value !== lastValue) {
    setLastValue(value);
    const echoIndex = value === undefined ? -1 : sentTerms.indexOf(value);
    setSentTerms(echoIndex === -1 ? [] : sentTerms.slice(echoIndex + 1));
    if (echoIndex === -1) {
      setReplacement({ text: value });
      setPendingText(undefined);
    }
  }
  useLayoutEffect(() => {
    if (input.current && replacement.text !== undefined) input.current.value = replacement.text;
  }, [replacement]);

  const send = (text: string) => {
    const term = text.trim();
    setPendingText(undefined);
    if (term === (sentTerms.at(-1) ?? value ?? defaultValue)) return;
    setSentTerms([...sentTerms, term]);
    onSearch?.(term);
  };

  const sendPending = useEffectEvent(send);
  useEffect(() => {
    if (pendingText === undefined) return undefined;
    const timer = setTimeout(() => sendPending(pendingText), delay);
    return () => clearTimeout(timer);
  }, [pendingText, delay]);

  function handleClear() {
    if (!input.current) return;
    // Unlike an assignment to `value`, React sees this as input.
    input.current.setRangeText('', 0, input.current.value.length);
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    send('');
    input.current.focus();
  }

  return (
    <Root
      className={className}
      style={style}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        send(input.current?.value ?? '');
      }}
    >
      <Label htmlFor={id}>{label}</Label>
      <Box>
        {busy ? <Spinner /> : <Icon icon={Search} />}
        <Input
          dir="auto"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          {...rest}
          ref={input}
          {...useScriptedControl(input, disabled)}
          id={id}
          type="search"
          defaultValue={value ?? defaultValue}
          maxLength={maxLength}
          // The button that clears the text is hidden while the browser shows a placeholder.
          placeholder={placeholder || ' '}
          onChange={(event) => {
            onChange?.(event);
            const text = event.currentTarget.value;
            onValueChange?.(text);
            const { nativeEvent } = event;
            const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
            setPendingText(isComposing ? undefined : text);
          }}
          onCompositionEnd={(event) => {
            onCompositionEnd?.(event);
            setPendingText(event.currentTarget.value);
          }}
        />
        <Clear label={t.clear} icon={X} onClick={handleClear} />
      </Box>
    </Root>
  );
}

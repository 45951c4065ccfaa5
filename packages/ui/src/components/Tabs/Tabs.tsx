import {
  createContext,
  startTransition,
  use,
  useEffect,
  useId,
  useMemo,
  useOptimistic,
  useRef,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import styled, { css } from 'styled-components';
import {
  color,
  focusRingInset,
  font,
  motion,
  radius,
  space,
  target,
  type,
} from '../../theme/theme.ts';
import { useHasRoom } from '../../theme/useHasRoom.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

type Variant = 'underline' | 'segmented' | 'vertical';
type Look = Variant | 'wrapped';

interface TabsContextValue {
  label: string;
  value: string;
  /** The selected tab. It differs from `value` while the panel is pending. */
  selectedValue: string;
  look: Look;
  baseId: string;
  // A method, because its bivariant parameter accepts the handler of a narrower union.
  select(this: void, value: string): void;
}

const TabsContext = createContext<TabsContextValue | null>(null);

function useTabs(): TabsContextValue {
  const context = use(TabsContext);
  if (!context) throw new Error('Tabs.List, Tabs.Tab and Tabs.Panel belong inside Tabs.');
  return context;
}

const tabId = (baseId: string, value: string) => `${baseId}-tab-${value}`;
const panelId = (baseId: string, value: string) => `${baseId}-panel-${value}`;

const Root = styled.div`
  min-inline-size: 0;

  &[data-look='vertical'] {
    display: grid;
    grid-template-columns: 13rem minmax(0, 1fr);
    gap: ${space[5]};
    align-items: start;
  }
  @media print {
    &[data-look='vertical'] {
      display: block;
    }
  }
`;

export interface TabsProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange'
> {
  /** The accessible name of the tab list: 'Patient record'. */
  label: string;
  /** The open tab. */
  value: Value;
  /**
   * Called on a click, Enter or Space. The tab is shown as selected at once and the panel follows in a transition,
   * after the promise if there is one. If `value` does not change, the selection reverts.
   */
  onChange: (value: Value) => void | Promise<void>;
  /**
   * `segmented` is for two to four short labels inside another tab. `vertical` is for the sections of one document:
   * a column beside the panel, or rows above it below 768 px, so that every tab is in sight. Default `underline`.
   */
  variant?: Variant;
  /** Breaks tabs that do not fit into rows below 768 px, instead of scrolling sideways. Always so for `vertical`. */
  wraps?: boolean;
  /** `Tabs.List` with one `Tabs.Tab` per value, then one `Tabs.Panel` per value. */
  children: ReactNode;
}

/**
 * WAI-ARIA tabs with manual activation, because opening a tab may load a record. Arrow keys, Home and End move
 * the focus past disabled tabs; Enter, Space or a click opens. Tabs that do not fit scroll sideways, unless they wrap.
 */
export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  variant = 'underline',
  wraps = variant === 'vertical',
  children,
  ...rest
}: TabsProps<Value>) {
  const baseId = useId();
  // In JavaScript as well as CSS, because `aria-orientation` and the arrow keys depend on it.
  const hasRoom = useHasRoom('medium');
  const look = wraps && !hasRoom ? 'wrapped' : variant;
  const [selectedValue, setSelectedValue] = useOptimistic(value);
  const context = useMemo<TabsContextValue>(() => {
    const select = (next: Value) =>
      startTransition(async () => {
        setSelectedValue(next);
        await onChange(next);
      });
    return { label, value, selectedValue, look, baseId, select };
  }, [label, value, selectedValue, setSelectedValue, look, baseId, onChange]);
  return (
    <TabsContext value={context}>
      <Root data-look={look} {...rest}>
        {children}
      </Root>
    </TabsContext>
  );
}

const tabInset = `min(${space[3]}, 2.5vw)`;

// The negative margin aligns the first label with the text below.
const frames = {
  underline: css`
    &::before {
      content: '';
      position: absolute;
      inset-inline: 0;
      inset-block-end: 0;
      border-block-end: 1px solid ${color.border};
    }
    [role='tablist'] {
      margin-inline: calc(-1 * ${tabInset});
      @media print {
        margin-inline-end: 0;
      }
    }
  `,
  segmented: css`
    inline-size: fit-content;
    max-inline-size: 100%;
    padding: ${space[1]};
    border: 1px solid ${color.border};
    border-radius: calc(${radius.control} + ${space[1]});
    background: ${color.sunken};
  `,
  vertical: css`
    [role='tablist'] {
      flex-direction: column;
    }
    &::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      border-inline-start: 1px solid ${color.border};
    }
  `,
  wrapped: css`
    [role='tablist'] {
      flex-wrap: wrap;
      gap: ${space[2]};
    }
  `,
};

const Frame = styled.div<{ $look: Look }>`
  position: relative;
  ${({ $look }) => frames[$look]}
`;

const Scroller = styled.div`
  position: relative;
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  --medportal-fade-start: 0;
  --medportal-fade-end: 0;
  &[data-more~='start'] {
    --medportal-fade-start: 2.5rem;
  }
  &[data-more~='end'] {
    --medportal-fade-end: 2.5rem;
  }
  &[data-more] {
    mask: linear-gradient(
      to right,
      transparent,
      black var(--medportal-fade-start),
      black calc(100% - var(--medportal-fade-end)),
      transparent
    );
  }
  &[data-more]:dir(rtl) {
    mask: linear-gradient(
      to left,
      transparent,
      black var(--medportal-fade-start),
      black calc(100% - var(--medportal-fade-end)),
      transparent
    );
  }
`;

/** Which ends of the list have hidden tabs: '', 'start', 'end' or 'start end'. */
function hiddenEnds({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): string {
  // `scrollLeft` is negative in right-to-left text. One pixel of tolerance for rounding.
  const fromStart = Math.abs(scrollLeft);
  const fromEnd = scrollWidth - clientWidth - fromStart;
  return [fromStart > 1 && 'start', fromEnd > 1 && 'end'].filter(Boolean).join(' ');
}

function arrowKeys(look: Look, rtl: boolean): { next: string; previous: string } {
  if (look === 'vertical') return { next: 'ArrowDown', previous: 'ArrowUp' };
  return rtl
    ? { next: 'ArrowLeft', previous: 'ArrowRight' }
    : { next: 'ArrowRight', previous: 'ArrowLeft' };
}

function nextIndex(
  key: string,
  keys: { next: string; previous: string },
  current: number,
  count: number,
): number | undefined {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case keys.next:
      return (current + 1) % count;
    case keys.previous:
      return (current - 1 + count) % count;
    default:
      return undefined;
  }
}

function TabsList({ children, ...rest }: ComponentPropsWithRef<'div'>) {
  const { label, value, look, baseId } = useTabs();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = list.current;
    const tab = element?.querySelector<HTMLElement>(`#${CSS.escape(tabId(baseId, value))}`);
    if (!element) return undefined;
    const update = () => {
      const ends = hiddenEnds(element);
      // Not a state, because only CSS needs it.
      if (ends) element.dataset['more'] = ends;
      else delete element.dataset['more'];
    };
    let centredIn: string | undefined;
    // The observer also fires initially, which avoids a forced reflow here.
    const observer = new ResizeObserver(() => {
      // Centres an open tab, again when the direction changes. Not `scrollIntoView`, which would scroll the page too.
      const { direction } = getComputedStyle(element);
      if (tab && direction !== centredIn)
        element.scrollLeft = tab.offsetLeft - (element.clientWidth - tab.offsetWidth) / 2;
      centredIn = direction;
      update();
    });
    observer.observe(element);
    // Its size changes with the language, which may change the direction.
    if (tab) observer.observe(tab);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [baseId, value]);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:enabled')];
    const current = tabs.findIndex((tab) => tab === document.activeElement);
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextIndex(event.key, arrowKeys(look, rtl), current, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    tab.focus();
  };

  return (
    <Frame $look={look} {...rest}>
      <Scroller
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={look === 'vertical' ? 'vertical' : undefined}
        onKeyDown={handleKeyDown}
      >
        {children}
      </Scroller>
    </Frame>
  );
}

// A line is a background and a border: forced colors remove backgrounds.
const tabLooks = {
  underline: css`
    padding-inline: ${tabInset};
    color: ${color.textMuted};
    &::after {
      content: '';
      position: absolute;
      inset-inline: ${tabInset};
      inset-block-end: 0;
      block-size: 3px;
      border-radius: 3px 3px 0 0;
    }
    &:hover::after {
      background: ${color.borderControl};
    }
    &[aria-selected='true'] {
      color: ${color.primary};
    }
    &[aria-selected='true']::after {
      background: ${color.primary};
      border-block-end: 3px solid ${color.primary};
    }
  `,
  segmented: css`
    padding-inline: ${space[4]};
    min-block-size: 2.25rem;
    border: 1px solid transparent;
    border-radius: ${radius.control};
    color: ${color.textMuted};
    &:hover {
      color: ${color.text};
    }
    &[aria-selected='true'] {
      border-color: ${color.borderControl};
      background: ${color.surface};
      color: ${color.text};
    }
    /* Forced colors show transparent borders, so the selected tab gets a thick one. */
    @media (forced-colors: active) {
      border-color: Canvas;
      &[aria-selected='true'] {
        border: 3px solid Highlight;
      }
    }
  `,
  vertical: css`
    padding: ${space[2]} ${space[4]};
    border-start-end-radius: ${radius.control};
    border-end-end-radius: ${radius.control};
    color: ${color.textMuted};
    text-align: start;
    white-space: normal;
    &::after {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      inline-size: 3px;
    }
    &:hover {
      background: ${color.sunken};
      color: ${color.text};
    }
    &[aria-selected='true'] {
      background: ${color.primarySoft};
      color: ${color.onPrimarySoft};
    }
    &[aria-selected='true']::after {
      border-inline-start: 3px solid ${color.primary};
    }
  `,
  wrapped: css`
    max-inline-size: 100%;
    padding-inline: ${space[2]};
    border: 1px solid ${color.borderControl};
    border-radius: ${radius.control};
    color: ${color.textMuted};
    white-space: normal;
    &:hover {
      color: ${color.text};
    }
    &[aria-selected='true'] {
      border-color: ${color.primary};
      background: ${color.primarySoft};
      color: ${color.onPrimarySoft};
    }
    @media (forced-colors: active) {
      &[aria-selected='true'] {
        border: 3px solid Highlight;
      }
    }
  `,
};

// On paper the open tab serves as a heading.
const TabRoot = styled.button<{ $look: Look }>`
  position: relative;
  flex: none;
  min-block-size: ${target};
  border: 0;
  background: none;
  font-weight: ${font.weight.semibold};
  white-space: nowrap;
  cursor: pointer;
  transition:
    color ${motion.control},
    background-color ${motion.control};
  ${({ $look }) => tabLooks[$look]}
  &:disabled {
    background: none;
    color: ${color.borderControl};
    cursor: not-allowed;
  }
  &:disabled::after {
    content: none;
  }
  @media print {
    &[aria-selected='false'] {
      display: none;
    }
  }
  &:focus-visible {
    border-radius: ${radius.control};
    ${focusRingInset}
  }
`;

const Note = styled.span`
  ${type.small}
  font-weight: ${font.weight.regular};

  [data-look='vertical'] & {
    display: block;
  }
`;

/** Keeps label and note apart in the tab's name. */
const GAP = ' ';

/** In place of the note where tabs wrap: five of them fit into two rows of a phone. */
const DASH = '–';

/** Props of `Tabs.Tab`. Extends the props of `<button>`. */
export interface TabProps<Value extends string> extends ComponentPropsWithRef<'button'> {
  /** The value that opens this tab. */
  value: Value;
  /** A word about the panel, part of the tab's name: 'empty'. Shown after the label, or as a dash where tabs wrap. */
  note?: string;
}

function Tab<Value extends string>({ value, note, onClick, children, ...rest }: TabProps<Value>) {
  const { value: open, selectedValue, baseId, look, select } = useTabs();
  const isSelected = value === selectedValue;
  return (
    <TabRoot
      {...rest}
      type="button"
      role="tab"
      id={tabId(baseId, value)}
      aria-selected={isSelected}
      aria-controls={value === open ? panelId(baseId, value) : undefined}
      tabIndex={isSelected ? 0 : -1}
      $look={look}
      onClick={(event) => {
        onClick?.(event);
        select(value);
      }}
    >
      {children}
      {note !== undefined && (
        <>
          {GAP}
          {look === 'wrapped' ? (
            <>
              <Note aria-hidden>{DASH}</Note>
              <VisuallyHidden>{note}</VisuallyHidden>
            </>
          ) : (
            <Note>{note}</Note>
          )}
        </>
      )}
    </TabRoot>
  );
}

const PanelRoot = styled.div`
  min-inline-size: 0;
  padding-block-start: ${space[5]};
  border-radius: ${radius.control};

  [data-look='vertical'] > & {
    padding-block-start: 0;
  }
  [data-look='wrapped'] > & {
    padding-block-start: ${space[4]};
  }
`;

/** Props of `Tabs.Panel`. Extends the props of `<div>`. */
export interface PanelProps<Value extends string> extends ComponentPropsWithRef<'div'> {
  /** The value of the tab that opens this panel. */
  value: Value;
  /** Keeps the panel mounted while another tab is open, along with any input. */
  keepMounted?: boolean;
}

function Panel<Value extends string>({ value, keepMounted = false, ...rest }: PanelProps<Value>) {
  const { value: open, baseId } = useTabs();
  const isSelected = value === open;
  if (!isSelected && !keepMounted) return null;
  return (
    <PanelRoot
      role="tabpanel"
      id={panelId(baseId, value)}
      aria-labelledby={tabId(baseId, value)}
      tabIndex={0}
      hidden={!isSelected}
      {...rest}
    />
  );
}

/** The tab list. */
Tabs.List = TabsList;
/** One tab. */
Tabs.Tab = Tab;
/** The panel of one tab, mounted only while the tab is open, unless `keepMounted`. */
Tabs.Panel = Panel;

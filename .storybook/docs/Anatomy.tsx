import {
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ElementType,
  type ReactNode,
} from 'react';
import styled from 'styled-components';
import { color, font, radius, space, type as textSize } from '../../packages/ui/src/theme/theme.ts';
import { InPlace, openOverlaysInPlace } from '../../packages/ui/src/testing/overlayStories.tsx';
import { Plain } from './blocks.tsx';
import type { AnatomyPart } from './guide.ts';

const Drawing = styled.div`
  position: relative;
  padding: ${space[6]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.canvas};
  overflow: clip;
`;

const Content = styled.div`
  /* Keeps a sticky bar below the outlines. */
  isolation: isolate;

  /* A page is as tall as the window. */
  && > * {
    min-block-size: 0;
  }
`;

const Outline = styled.div`
  position: absolute;
  border: 1px dashed ${color.primary};
  border-radius: 4px;
`;

const Number = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 1.375rem;
  block-size: 1.375rem;
  border-radius: 50%;
  background: ${color.primary};
  color: ${color.onPrimary};
  font-weight: ${font.weight.bold};
  ${textSize.small}
  line-height: 1;

  ${Outline} > & {
    position: absolute;
    inset-block-start: min(50%, 1rem);
    inset-inline-start: -1.75rem;
    translate: 0 -50%;
  }
`;

const Legend = styled.ol`
  display: grid;
  gap: ${space[2]};
  margin-block-start: ${space[4]};

  li {
    display: flex;
    gap: ${space[3]};
  }
`;

interface Box {
  insetInlineStart: number;
  insetBlockStart: number;
  inlineSize: number;
  blockSize: number;
}

const MARGIN_PX = 3;

function boxOf(element: Element, drawing: Element): Box {
  const inner = element.getBoundingClientRect();
  const outer = drawing.getBoundingClientRect();
  const isRtl = getComputedStyle(drawing).direction === 'rtl';
  const start = isRtl ? outer.right - inner.right : inner.left - outer.left;
  return {
    insetInlineStart: start - MARGIN_PX - 1,
    insetBlockStart: inner.top - outer.top - MARGIN_PX - 1,
    inlineSize: inner.width + 2 * MARGIN_PX,
    blockSize: inner.height + 2 * MARGIN_PX,
  };
}

/** The part of Storybook's `PreparedStory` that renders it. */
interface Story {
  id: string;
  component?: ElementType | undefined;
  initialArgs: object;
  originalStoryFn(args: object, context: object): ReactNode;
}

/** Renders a story without its decorators and its play function. */
function Undecorated({ story }: { story: Story }) {
  const context = { id: story.id, component: story.component };
  return story.originalStoryFn(story.initialArgs, context);
}

export interface AnatomyProps {
  story: Story;
  parts: readonly AnatomyPart[];
}

/** A story with its parts outlined and numbered, and a legend. */
export function Anatomy({ story, parts }: AnatomyProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<readonly (Box | undefined)[]>([]);
  // Before the effect of an overlay, which opens it.
  const makeModal = useRef<() => void>(undefined);
  useInsertionEffect(() => {
    makeModal.current = openOverlaysInPlace();
  }, []);
  useLayoutEffect(() => makeModal.current?.(), []);
  useLayoutEffect(() => {
    const root = drawing.current;
    if (!root) return undefined;
    const measure = () =>
      setBoxes(
        parts.map(({ selector }) => {
          const element = root.querySelector(selector);
          return element ? boxOf(element, root) : undefined;
        }),
      );
    const observer = new ResizeObserver(measure);
    observer.observe(root);
    void document.fonts.ready.then(measure);
    return () => observer.disconnect();
  }, [parts]);
  return (
    <Plain>
      <Drawing ref={drawing} inert aria-hidden>
        <Content>
          <InPlace>
            <Undecorated story={story} />
          </InPlace>
        </Content>
        {boxes.map(
          (box, index) =>
            box && (
              <Outline key={parts[index]?.part} style={box}>
                <Number>{index + 1}</Number>
              </Outline>
            ),
        )}
      </Drawing>
      <Legend role="list">
        {parts.map(({ part, note }, index) => (
          <li key={part}>
            <Number aria-hidden>{index + 1}</Number>
            <span>
              <strong>{part}</strong>
              {note && `: ${note}`}
            </span>
          </li>
        ))}
      </Legend>
    </Plain>
  );
}

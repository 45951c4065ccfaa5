import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import styled from 'styled-components';
import { Icon } from '../../packages/ui/src/components/Icon/Icon.tsx';
import { Check, X } from '../../packages/ui/src/foundations/icons.ts';
import {
  color,
  focusRing,
  font,
  radius,
  space,
  type as textSize,
} from '../../packages/ui/src/theme/theme.ts';

const Root = styled.div`
  ${textSize.body}
  margin-block: ${space[5]};
  color: ${color.text};
  font-family: ${font.family};
`;

/** Content in the product's text styles instead of Storybook's. */
export function Plain({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <Root>{children}</Root>
    </Unstyled>
  );
}

const Anchor = styled.a`
  color: ${color.link};
  text-underline-offset: 0.15em;
  border-radius: 2px;
  &:hover {
    text-decoration-thickness: 2px;
  }
  &:focus-visible {
    ${focusRing}
  }
`;

export interface StoryLinkProps {
  /** The id of a story or a docs page, like `components-actions-button--docs`. */
  id: string;
  children: ReactNode;
}

export function StoryLink({ id, children }: StoryLinkProps) {
  const { channel } = useContext(DocsContext);
  const path = `?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`;
  const handleClick = (event: MouseEvent) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    // Outside of Storybook's iframe, nothing handles the event.
    if (isModified || window.parent === window) return;
    event.preventDefault();
    channel.emit(NAVIGATE_URL, path);
  };
  return (
    <Anchor href={`./${path}`} onClick={handleClick}>
      {children}
    </Anchor>
  );
}

const TableFrame = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  &:focus-visible {
    ${focusRing}
  }
`;

const TableRoot = styled.table`
  inline-size: 100%;
  min-inline-size: 32rem;
  border-collapse: collapse;
  ${textSize.small}

  th,
  td {
    padding: ${space[2]} ${space[4]};
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }
  thead th {
    background: ${color.sunken};
    color: ${color.textMuted};
    font-weight: ${font.weight.semibold};
  }
  tbody th {
    font-weight: ${font.weight.semibold};
  }
  tbody tr {
    border-block-start: 1px solid ${color.border};
  }
`;

export interface TableProps {
  /** Accessible name of the table. */
  label: string;
  heads: readonly string[];
  /** Rows. The first cell is the row header. */
  rows: readonly (readonly ReactNode[])[];
  widths?: readonly string[];
}

/** A table that scrolls horizontally if it is wider than the page. */
export function Table({ label, heads, rows, widths }: TableProps) {
  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <TableFrame tabIndex={0} role="region" aria-label={label}>
      <TableRoot>
        <colgroup>
          {heads.map((head, index) => (
            <col key={head} style={{ inlineSize: widths?.[index] }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            // The order of the rows never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableRoot>
    </TableFrame>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${space[4]};
`;

const Advice = styled.div`
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-block-start: 4px solid;
  border-radius: ${radius.card};
  background: ${color.surface};

  &[data-kind='do'] {
    border-block-start-color: ${color.success};
  }
  &[data-kind='avoid'] {
    border-block-start-color: ${color.danger};
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: ${space[2]};
`;

const AdviceName = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-block-end: ${space[3]};
  font-weight: ${font.weight.bold};

  [data-kind='do'] > & {
    color: ${color.success};
  }
  [data-kind='avoid'] > & {
    color: ${color.danger};
  }
`;

function AdviceOf({ kind, children }: { kind: 'do' | 'avoid'; children: ReactNode }) {
  return (
    <Advice data-kind={kind}>
      <AdviceName>
        <Icon icon={kind === 'do' ? Check : X} />
        {kind === 'do' ? 'Do' : 'Avoid'}
      </AdviceName>
      {children}
    </Advice>
  );
}

export interface DoAvoidProps {
  good: readonly ReactNode[];
  bad: readonly ReactNode[];
}

export function DoAvoid({ good, bad }: DoAvoidProps) {
  return (
    <Plain>
      <Pair>
        {(['do', 'avoid'] as const).map((kind) => (
          <AdviceOf key={kind} kind={kind}>
            <Lines role="list">
              {(kind === 'do' ? good : bad).map((line, index) => (
                // oxlint-disable-next-line react/no-array-index-key
                <li key={index}>{line}</li>
              ))}
            </Lines>
          </AdviceOf>
        ))}
      </Pair>
    </Plain>
  );
}

const Picture = styled.div`
  margin-block-end: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.control};
  background: ${color.canvas};
`;

export interface AdvicePicture {
  /** What the picture shows, made of real components. */
  render: ComponentType;
  /** Why it is right or wrong, in a sentence. */
  text: string;
}

export interface DoAvoidPicturesProps {
  good: AdvicePicture;
  bad: AdvicePicture;
}

/** Pictures of a right and a wrong use. They cannot be operated, and screen readers get their texts alone. */
export function DoAvoidPictures({ good, bad }: DoAvoidPicturesProps) {
  const advice = (kind: 'do' | 'avoid', { render: Content, text }: AdvicePicture) => (
    <AdviceOf kind={kind}>
      <Picture inert aria-hidden>
        <Content />
      </Picture>
      {text}
    </AdviceOf>
  );
  return (
    <Plain>
      <Pair>
        {advice('do', good)}
        {advice('avoid', bad)}
      </Pair>
    </Plain>
  );
}

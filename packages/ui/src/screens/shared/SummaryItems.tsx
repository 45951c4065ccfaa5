import type { ReactNode } from 'react';
import styled, { type StyledComponent } from 'styled-components';
import { Stack } from '../../components/Stack/Stack.tsx';
import { color, font, space } from '../../theme/theme.ts';

const COLLAPSED_COUNT = 4;

/** A native disclosure widget. */
export const Disclosure: StyledComponent<'details'> = styled.details`
  > summary {
    /* Space for the focus ring. */
    margin-block: ${space[2]};
    padding-block: ${space[3]};
    color: ${color.primary};
    font-weight: ${font.weight.semibold};
    cursor: pointer;
  }
`;

export interface SummaryListProps<Item> {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

export function SummaryList<Item>({ items, children }: SummaryListProps<Item>) {
  return (
    <Stack as="ul" gap={3}>
      {items.map((item, index) => (
        // Items have no id and may be equal, so only the index is unique.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{children(item)}</li>
      ))}
    </Stack>
  );
}

export interface SummaryItemsProps<Item> extends SummaryListProps<Item> {
  /** The text of the disclosure, with the number of collapsed items: '20 more medicines'. */
  more: (values: { count: number }) => string;
}

/** Shows the first 4 items and collapses the others. Shows all if only one would be collapsed. */
export function SummaryItems<Item>({ more, items, children }: SummaryItemsProps<Item>) {
  const shown = items.length > COLLAPSED_COUNT + 1 ? COLLAPSED_COUNT : items.length;
  const others = items.slice(shown);
  return (
    <div>
      <SummaryList items={items.slice(0, shown)}>{children}</SummaryList>
      {others.length > 0 && (
        <Disclosure>
          <summary>
            <bdi>{more({ count: others.length })}</bdi>
          </summary>
          <SummaryList items={others}>{children}</SummaryList>
        </Disclosure>
      )}
    </div>
  );
}

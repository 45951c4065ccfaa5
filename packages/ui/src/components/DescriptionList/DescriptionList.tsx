import type { IconNode } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { descriptionList } from '../../messages/en/descriptionList.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { breakpoint, color, font, space } from '../../theme/theme.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IsolatedText } from '../UserText/UserText.tsx';

const Root = styled.dl`
  display: flex;
  flex-direction: column;
`;

const Row = styled.div`
  display: grid;
  gap: ${space[1]} ${space[4]};
  padding-block: ${space[3]};
  border-block-start: 1px solid ${color.border};
  &:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
  &:last-child {
    padding-block-end: 0;
  }
  ${breakpoint.small} {
    grid-template-columns: minmax(9.5rem, 1fr) 3fr;
  }
`;

const Term = styled.dt`
  display: flex;
  gap: ${space[2]};
  color: ${color.textMuted};
  svg {
    margin-block-start: 0.125em;
  }
`;

const Value = styled.dd<{ $empty: boolean }>`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  color: ${({ $empty }) => ($empty ? color.textSubtle : 'inherit')};
  font-weight: ${font.weight.regular};
`;

/** Props of `DescriptionList.Item`. Extends the props of `<div>`. */
export interface DescriptionItemProps extends ComponentPropsWithRef<'div'> {
  /** The term: 'Phone'. */
  term: ReactNode;
  /** Shown before the term. */
  icon?: IconNode;
  /** Shown when there are no children, or an empty string. Default 'Not recorded'. */
  empty?: string;
  /** What is recorded. A text keeps its own direction on right-to-left pages. */
  children?: ReactNode;
}

function Item({ term, icon, empty, children, ...rest }: DescriptionItemProps) {
  const t = useMessages('descriptionList', descriptionList);
  const isMissing = children === undefined || children === null || children === '';
  return (
    <Row {...rest}>
      <Term>
        {icon && <Icon icon={icon} />}
        {term}
      </Term>
      <Value $empty={isMissing}>
        <IsolatedText>{isMissing ? (empty ?? t.notRecorded) : children}</IsolatedText>
      </Value>
    </Row>
  );
}

/** A list of terms and values, side by side where they fit. Takes the props of a `<dl>`. */
export function DescriptionList(props: ComponentPropsWithRef<'dl'>) {
  return <Root {...props} />;
}

/** One term with its value. */
DescriptionList.Item = Item;

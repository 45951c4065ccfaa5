import { Check, Minus } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { responseField } from '../../messages/en/responseField.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { color, font, radius, space, type } from '../../theme/theme.ts';
import { Icon } from '../Icon/Icon.tsx';
import { UserText } from '../UserText/UserText.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const List = styled.dl`
  display: grid;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  padding-block: ${space[4]};
  border-block-start: 1px solid ${color.border};
  break-inside: avoid;

  &:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
  &:last-child {
    padding-block-end: 0;
  }
  @media print {
    grid-template-columns: auto 11rem minmax(0, 1fr);
    padding-block: ${space[2]};
  }
`;

const Label = styled.dt`
  grid-column: 2;
  font-weight: ${font.weight.semibold};
`;

const Answer = styled.dd`
  display: grid;
  grid-column: 2;
  gap: ${space[1]};
  min-inline-size: 0;

  @media print {
    grid-column: 3;
    gap: 0;
  }
`;

// Visually before the label; after it in reading order.
const Mark = styled.span`
  display: grid;
  grid-row: 1 / span 2;
  grid-column: 1;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border: 1px solid currentColor;
  border-radius: ${radius.pill};

  @media print {
    grid-row: 1;
  }

  [data-state='reported'] > & {
    background: ${color.successSoft};
    color: ${color.success};
  }
  [data-state='none'] > & {
    background: ${color.sunken};
    color: ${color.textMuted};
  }
`;

const Status = styled.span`
  color: ${color.textMuted};
  ${type.small}
`;

/** The fields of one section of a response. Takes the props of a `<dl>`. */
export function ResponseFields(props: ComponentPropsWithRef<'dl'>) {
  return <List {...props} />;
}

const EmptyLine = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  color: ${color.textMuted};
`;

/** One line in place of the fields of a section that has none: a dash in a ring and 'None reported'. */
export function NoneReported() {
  const t = useMessages('responseField', responseField);
  return (
    <EmptyLine data-state="none">
      <Mark aria-hidden>
        <Icon icon={Minus} size={16} />
      </Mark>
      {t.noneReported}
    </EmptyLine>
  );
}

/** Other props go to the root element. */
export interface ResponseFieldProps extends ComponentPropsWithRef<'div'> {
  /** The field's label. */
  label: string;
  /** What the doctor wrote; empty or absent when nothing. */
  value?: string;
  /** Replaces the plain text of the value, for example with a date or a link. */
  children?: ReactNode;
}

/** One field of a response: a tick and the value, or a dash in a ring and 'None reported'. */
export function ResponseField({ label, value = '', children, ...rest }: ResponseFieldProps) {
  const t = useMessages('responseField', responseField);
  const isReported = value.trim() !== '';
  return (
    <Row data-state={isReported ? 'reported' : 'none'} {...rest}>
      <Label>{label}</Label>
      <Answer>
        {isReported ? (
          <>
            <VisuallyHidden>{t.reported}</VisuallyHidden>
            {children ?? <UserText>{value}</UserText>}
          </>
        ) : (
          <Status>{t.noneReported}</Status>
        )}
      </Answer>
      <Mark aria-hidden>
        <Icon icon={isReported ? Check : Minus} size={16} />
      </Mark>
    </Row>
  );
}

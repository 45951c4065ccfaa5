import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, space, type } from '../../theme/theme.ts';
import { Button } from '../Button/Button.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { newestFirst } from './newestFirst.ts';

/** A blood pressure as it was recorded. */
export interface PressureReading {
  /** In mmHg; or, where the record is no pair of numbers, the text as it stands. */
  value: { kind: 'parsed'; systolic: number; diastolic: number } | { kind: 'text'; text: string };
  /** ISO 8601. */
  takenAt?: string;
}

/** A blood sugar as it was recorded. */
export interface SugarReading {
  /** In mg/dL; or, where the record is no number, the text as it stands. */
  value: { kind: 'parsed'; mgPerDl: number } | { kind: 'text'; text: string };
  /** ISO 8601. */
  takenAt?: string;
}

/** How many readings are shown at first: a week and a little more, at one a day. */
const FEW = 10;

const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  text-align: start;

  caption {
    padding-block-end: ${space[2]};
    font-weight: ${font.weight.semibold};
    text-align: start;
  }
  th,
  td {
    padding-block: ${space[2]};
    padding-inline: 0 ${space[4]};
    border-block-end: 1px solid ${color.border};
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  th:last-child,
  td:last-child {
    padding-inline-end: 0;
    text-align: end;
  }
  thead th {
    color: ${color.textMuted};
    font-weight: ${font.weight.semibold};
    ${type.small}
  }
  tbody th {
    color: ${color.textMuted};
    font-weight: ${font.weight.regular};
  }
  tbody tr:last-child > * {
    border: 0;
  }
  tbody td {
    font-weight: ${font.weight.semibold};
  }
`;

const AsRecorded = styled.span`
  display: block;
  color: ${color.textMuted};
  font-weight: ${font.weight.regular};
  ${type.small}
`;

// Its words, not its unseen edge, line up with the table.
const All = styled(Button)`
  margin-inline-start: calc(-1 * ${space[4]});
`;

type RootProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

/** Props of {@link PressureReadings}; the rest goes on the root element. */
export interface PressureReadingsProps extends RootProps {
  /** At least one, in any order. */
  readings: readonly PressureReading[];
}

/** Blood pressures in a table, the newest first. */
export function PressureReadings({ readings, ...rest }: PressureReadingsProps) {
  return (
    <ReadingTable
      caption="Blood pressure readings, upper/lower, newest first"
      column="Value (mmHg)"
      readings={readings}
      {...rest}
    >
      {({ value }) =>
        value.kind === 'parsed' ? (
          <bdi dir="ltr">{`${value.systolic}/${value.diastolic}`}</bdi>
        ) : (
          <Unparsed text={value.text} />
        )
      }
    </ReadingTable>
  );
}

/** Props of {@link SugarReadings}; the rest goes on the root element. */
export interface SugarReadingsProps extends RootProps {
  /** At least one, in any order. */
  readings: readonly SugarReading[];
}

/** Blood sugars in a table, the newest first. */
export function SugarReadings({ readings, ...rest }: SugarReadingsProps) {
  return (
    <ReadingTable
      caption="Blood sugar readings, newest first"
      column="Value (mg/dL)"
      readings={readings}
      {...rest}
    >
      {({ value }) => (value.kind === 'parsed' ? value.mgPerDl : <Unparsed text={value.text} />)}
    </ReadingTable>
  );
}

function Unparsed({ text }: { text: string }) {
  return (
    <>
      <bdi dir="auto">{text}</bdi>
      <AsRecorded>shown as recorded</AsRecorded>
    </>
  );
}

function ReadingTable<Reading extends { takenAt?: string }>({
  caption,
  column,
  readings,
  children,
  ...rest
}: Omit<RootProps, 'children'> & {
  caption: string;
  column: string;
  readings: readonly Reading[];
  children: (reading: Reading) => ReactNode;
}) {
  const tableId = useId();
  const [all, setAll] = useState(false);
  const sorted = newestFirst(readings);
  const shown = all ? sorted : sorted.slice(0, FEW);
  return (
    <Root {...rest}>
      <Table id={tableId}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Date and time</th>
            <th scope="col">{column}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((reading, index) => (
            // Readings have no id, and two may be alike; their place is all that tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <th scope="row">
                <DateTime value={reading.takenAt} />
              </th>
              <td>{children(reading)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {sorted.length > FEW && (
        <All
          variant="quiet"
          aria-expanded={all}
          aria-controls={tableId}
          onClick={() => setAll(!all)}
        >
          {all ? `Show the latest ${FEW}` : `Show all ${sorted.length} readings`}
        </All>
      )}
    </Root>
  );
}

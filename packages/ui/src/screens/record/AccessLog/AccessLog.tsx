import { Fragment, useId, useState } from 'react';
import styled from 'styled-components';
import { Card, Section } from '../../../components/Card/Card.tsx';
import { formatDay, formatTimes, parseInstant } from '../../../components/DateTime/dates.ts';
import { useLocale, useTimeZone } from '../../../messages/LocaleProvider.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { ShowMore } from '../../../components/ShowMore/ShowMore.tsx';
import { LoadingRegion, SkeletonText } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { StaleNotice } from '../../../components/StaleNotice/StaleNotice.tsx';
import { EmptyState, FailedState, LockedState } from '../../../components/States/States.tsx';
import { StatusChip } from '../../../components/StatusChip/StatusChip.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Bdi } from '../../../components/UserText/UserText.tsx';
import { accessLog } from '../../../messages/en/accessLog.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import type { Texts } from '../../../messages/textsIn.ts';
import { breakpoint, color, font, readingWidth, space } from '../../../theme/theme.ts';
import type { EmptyView, FailedView, LockedView, More, Stale } from '../../../view.ts';
import { Disclosure } from '../../shared/SummaryItems.tsx';
import {
  type AccessDay,
  type AccessEntry,
  type AccessGroup,
  type AccessKind,
  type AccessPerson,
  countAccesses,
  groupByDay,
  personKey,
} from './accessGroups.ts';

/** The states of an access log. */
export type AccessLogView =
  | { status: 'loading' }
  | EmptyView
  | FailedView
  | LockedView
  | {
      status: 'ready';
      /** Those loaded so far, the newest first. At least one. */
      entries: readonly AccessEntry[];
      /** The state of the 'Show more' button. */
      more: More;
      /** Set when the last refresh failed. */
      stale?: Stale;
    };

export interface AccessLogProps {
  /** State of the log, with its entries when ready. */
  view: AccessLogView;
  /** Loads older entries. */
  onShowMore: () => void;
  /** Reloads the log after a failure. */
  onRetry: () => void;
}

type LogTexts = Texts<typeof accessLog>;

const Root = styled(Section)`
  max-inline-size: ${readingWidth};
`;

const Filter = styled.div`
  ${breakpoint.medium} {
    max-inline-size: 20rem;
  }
`;

// Always rendered: screen readers announce only changes of an existing live region.
const Counts = styled.p.attrs({ role: 'status' })`
  color: ${color.textMuted};
`;

const Lines = styled(Stack)`
  > * + * {
    padding-block-start: ${space[3]};
    border-block-start: 1px solid ${color.border};
  }
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  overflow-wrap: anywhere;
  ${breakpoint.small} {
    flex-wrap: nowrap;
    > :not(:first-child) {
      flex: none;
    }
  }
`;

const Name = styled.strong`
  font-weight: ${font.weight.semibold};
`;

const Muted = styled.span`
  color: ${color.textMuted};
`;

const Unbroken = styled.span`
  white-space: nowrap;
`;

const About = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: ${space[5]};
`;

/** Who accessed the reader's own record, by day and person. */
export function AccessLog({ view, onShowMore, onRetry }: AccessLogProps) {
  const t = useMessages('accessLog', accessLog);
  return (
    <Root heading={t.title} data-state={view.status}>
      <div>
        <Text tone="muted">{t.lead}</Text>
        <AboutLog />
      </div>
      <Content view={view} onShowMore={onShowMore} onRetry={onRetry} />
    </Root>
  );
}

function AboutLog() {
  const { title, ...facts } = useMessages('accessLog', accessLog).about;
  return (
    <Disclosure>
      <summary>
        <bdi>{title}</bdi>
      </summary>
      <About>
        {Object.entries(facts).map(([name, fact]) => (
          <Text as="li" key={name}>
            {fact}
          </Text>
        ))}
      </About>
    </Disclosure>
  );
}

function Content({ view, onShowMore, onRetry }: AccessLogProps) {
  const t = useMessages('accessLog', accessLog);
  switch (view.status) {
    case 'loading':
      return (
        <LoadingRegion label={t.loading}>
          <Card>
            <SkeletonText lines={4} />
          </Card>
        </LoadingRegion>
      );
    case 'empty':
      return (
        <Stack>
          <StaleNotice stale={view.stale} what={t.what} onRetry={onRetry} />
          <EmptyState text={t.empty} hint={t.emptyHint} />
        </Stack>
      );
    case 'failed':
      return <FailedState headingLevel={3} failure={view.failure} onRetry={onRetry} />;
    case 'locked':
      return <LockedState headingLevel={3} reason={view.reason} what={t.what} />;
    case 'ready':
      return (
        <Stack gap={5}>
          <StaleNotice stale={view.stale} what={t.what} onRetry={onRetry} />
          <Entries entries={view.entries} more={view.more} onShowMore={onShowMore} />
        </Stack>
      );
    default:
      return view satisfies never;
  }
}

function nameOf(person: AccessPerson | undefined, t: LogTexts): string {
  if (!person) return t.anonymous;
  if (person.name === undefined) return t.unnamed;
  return person.role === 'doctor' ? t.doctor({ name: person.name }) : person.name;
}

const EVERYONE = '';

function useDayOf(): (moment: Date) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (moment) => formatDay(moment, locale, timeZone);
}

interface EntriesProps {
  entries: readonly AccessEntry[];
  more: More;
  onShowMore: () => void;
}

function Entries({ entries, more, onShowMore }: EntriesProps) {
  const t = useMessages('accessLog', accessLog);
  const dayOf = useDayOf();
  const [chosen, setChosen] = useState(EVERYONE);
  const own = entries.filter(({ isSelf }) => isSelf);
  const others = entries.filter(({ isSelf }) => !isSelf);
  const people = new Map(others.map(({ person }) => [personKey(person), person]));
  // A refresh may leave out the chosen person.
  const filter = people.has(chosen) ? chosen : EVERYONE;
  const isFiltered = filter !== EVERYONE;
  const shown = isFiltered ? others.filter(({ person }) => personKey(person) === filter) : others;
  const oldest = parseInstant(entries.at(-1)?.at);
  const progress = () => {
    if (more === 'none') return t.nothingEarlier;
    return oldest ? t.backTo({ day: dayOf(oldest) }) : t.loaded;
  };
  return (
    <>
      {people.size > 1 && (
        <Filter>
          <Select
            label={t.person}
            value={filter}
            onValueChange={setChosen}
            options={[
              { value: EVERYONE, label: t.everyone },
              ...[...people].map(([value, person]) => ({ value, label: nameOf(person, t) })),
            ]}
          />
        </Filter>
      )}
      <Counts>
        <bdi>
          {others.length === 0
            ? t[more === 'none' ? 'nobodyElse' : 'nobodyElseLoaded']
            : t.counts({
                of: isFiltered ? 'one' : 'all',
                done: countAccesses(shown.filter(({ isRefused }) => !isRefused)),
                refused: countAccesses(shown.filter(({ isRefused }) => isRefused)),
              })}
        </bdi>
      </Counts>
      <Days days={groupByDay(shown, dayOf)} />
      {own.length > 0 && !isFiltered && (
        <Disclosure>
          <summary>
            <bdi>{t.own({ count: countAccesses(own) })}</bdi>
          </summary>
          <Stack gap={5}>
            <Days days={groupByDay(own, dayOf)} isOwn />
          </Stack>
        </Disclosure>
      )}
      <ShowMore more={more} progress={progress()} onShowMore={onShowMore} />
    </>
  );
}

interface DaysProps {
  days: readonly AccessDay[];
  /** Whether the patient was the caller. Default false. */
  isOwn?: boolean;
}

const Days = ({ days, isOwn = false }: DaysProps) =>
  days.map((day) => <Day key={day.day ?? ''} {...day} isOwn={isOwn} />);

function Day({ day, groups, isOwn }: AccessDay & { isOwn: boolean }) {
  const t = useMessages('accessLog', accessLog);
  const id = useId();
  return (
    <Stack gap={2}>
      <Heading level={3} id={id}>
        {day ?? t.noDate}
      </Heading>
      <Card padding="small">
        <Lines forwardedAs="ul" gap={3} aria-labelledby={id}>
          {groups.map((group) => (
            <Group key={group.key} group={group} isOwn={isOwn} />
          ))}
        </Lines>
      </Card>
    </Stack>
  );
}

function useTimesText(times: AccessGroup['times']): string | undefined {
  const t = useMessages('accessLog', accessLog);
  const locale = useLocale();
  const timeZone = useTimeZone();
  if (!times) return undefined;
  return times.isOpen
    ? t.from({ time: formatTimes(times.from, times.from, locale, timeZone) })
    : formatTimes(times.from, times.to, locale, timeZone);
}

const reads: ReadonlySet<AccessKind> = new Set<AccessKind>([
  'details',
  'readings',
  'medicines',
  'chronicDiseases',
  'allergies',
  'request',
  'requests',
]);

function Group({ group, isOwn }: { group: AccessGroup; isOwn: boolean }) {
  const t = useMessages('accessLog', accessLog);
  const { person, kind, isRefused, hadEnded = false, count, times } = group;
  const timesText = useTimesText(times);
  const details = [...(count > 1 ? [t.times({ count })] : []), ...(timesText ? [timesText] : [])];
  const who = () => (
    <Name>
      <Bdi>{nameOf(person, t)}</Bdi>
    </Name>
  );
  const did: Partial<Record<AccessKind, typeof t.entry>> = t.did;
  const notOpened = kind === 'details' ? (hadEnded ? t.ended : t.notShared) : undefined;
  const done = did[kind] ?? (reads.has(kind) ? t.read : undefined);
  const textOfOthers = (isRefused ? notOpened : done) ?? t.entry;
  return (
    <Line>
      <span>
        <bdi>
          {isOwn ? t.you[kind] : textOfOthers({ who, what: t.you[kind] })}
          <Muted>
            {details.map((detail) => (
              <Fragment key={detail}>
                {t.separator}
                <Unbroken>{detail}</Unbroken>
              </Fragment>
            ))}
          </Muted>
        </bdi>
      </span>
      {isRefused && <StatusChip status="refused">{t.refused}</StatusChip>}
    </Line>
  );
}

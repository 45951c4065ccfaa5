import { useState } from 'react';
import styled from 'styled-components';
import { Card, Section } from '../../components/Card/Card.tsx';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { ShowMore } from '../../components/ShowMore/ShowMore.tsx';
import { SkeletonCard } from '../../components/Skeleton/Skeleton.tsx';
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx';
import { Cluster, Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Bdi } from '../../components/UserText/UserText.tsx';
import { account } from '../../messages/en/account.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { font, space } from '../../theme/theme.ts';
import type { More } from '../../view.ts';
import { ListPanel } from '../shared/ListPanel.tsx';
import type { ListView } from '../shared/view.ts';
import { FEW, List, Row } from './AccountList.tsx';

/** What happened to an account. `other`: something that this version does not know. */
export type LogInEvent = keyof typeof account.logIns.events;

/** A log-in, or a change of who can get into the account. */
export interface LogInView {
  event: LogInEvent;
  /** Whether it was refused: because of a wrong password, or by the people who run the portal. */
  isRefused: boolean;
  /** ISO 8601 text; that of the first of several. */
  at: string | undefined;
  /** The browser and its system; undefined when unknown. */
  device: string | undefined;
  /** The first part of the address; undefined when it was not noted. */
  network: string | undefined;
  /** How many refused log-ins it stands for: those from one network within an hour. */
  count: number;
}

export interface AccountLogInsProps {
  /** Those loaded so far, the newest first, with the number of all. */
  view: ListView<
    LogInView,
    {
      more: More;
      /** How many there are, also those that are not loaded. */
      total: number;
    }
  >;
  /** Loads older ones. */
  onShowMore: () => void;
  /** Reloads the list after a failure. */
  onRetry: () => void;
}

const Facts = styled.div`
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const What = styled.h3`
  font-weight: ${font.weight.semibold};
`;

/** The section of the account that lists log-ins, and what changed who can get in. */
export function AccountLogIns({ view, onShowMore, onRetry }: AccountLogInsProps) {
  const { logIns: t } = useMessages('account', account);
  const [showsAll, setShowsAll] = useState(false);
  const hides = !showsAll && view.status === 'ready' && view.items.length > FEW;
  const handleShowMore = () => {
    setShowsAll(true);
    if (!hides) onShowMore();
  };
  return (
    <Section heading={t.heading} data-state={view.status}>
      <ListPanel
        view={view}
        what={t.what}
        skeleton={<SkeletonCard lines={4} />}
        empty={t.empty}
        onRetry={onRetry}
      >
        {(items) => (
          <Stack>
            <Card>
              <List role="list">
                {(hides ? items.slice(0, FEW) : items).map((item, index) => (
                  // Items have no id, and two can have the same time.
                  // oxlint-disable-next-line react/no-array-index-key
                  <LogIn key={index} {...item} />
                ))}
              </List>
            </Card>
            {view.status === 'ready' && (
              <ShowMore
                more={hides ? 'available' : view.more}
                shown={hides ? FEW : items.length}
                total={view.total}
                onShowMore={handleShowMore}
              />
            )}
          </Stack>
        )}
      </ListPanel>
    </Section>
  );
}

function LogIn({ event, isRefused, at, device, network, count }: LogInView) {
  const { logIns: t, sessions } = useMessages('account', account);
  return (
    <Row>
      <Facts>
        <Cluster gap={2}>
          <What>{t.events[event]}</What>
          {isRefused && <StatusChip status="refused">{t.chip}</StatusChip>}
          <Text tone="muted" size="small">
            <DateTime value={at} />
            {count > 1 && t.times({ count })}
          </Text>
        </Cluster>
        {(device !== undefined || network !== undefined) && (
          <Text tone="muted" size="small">
            <Bdi>{device ?? sessions.unknownDevice}</Bdi>
            {network !== undefined && t.network({ network })}
          </Text>
        )}
      </Facts>
    </Row>
  );
}

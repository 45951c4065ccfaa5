import { MonitorSmartphone } from 'lucide';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Card, Section } from '../../components/Card/Card.tsx';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ShowMore } from '../../components/ShowMore/ShowMore.tsx';
import { SkeletonCard } from '../../components/Skeleton/Skeleton.tsx';
import { Cluster, Stack } from '../../components/Stack/Stack.tsx';
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { isolate } from '../../components/UserText/isolate.ts';
import { Bdi } from '../../components/UserText/UserText.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { account } from '../../messages/en/account.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { breakpoint, color, font, space, type } from '../../theme/theme.ts';
import { ListPanel } from '../shared/ListPanel.tsx';
import type { ListView } from '../shared/view.ts';
import { FEW, List, Row } from './AccountList.tsx';
import { type LogOutEditor, LogOutOverlay, type SessionView } from './LogOutOverlay.tsx';

export interface AccountSessionsProps {
  /** Where the user is logged in, the latest used first. This place is always among them. */
  view: ListView<SessionView>;
  /** Logs out other places. */
  logOut: LogOutEditor;
  /** Reloads the list after a failure. */
  onRetry: () => void;
}

const Place = styled.div`
  display: flex;
  gap: ${space[3]};
  min-inline-size: 0;

  > svg {
    margin-block-start: 0.25rem;
    color: ${color.textMuted};
  }
`;

const Facts = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
  min-inline-size: 0;
  ${breakpoint.medium} {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space[3]};
    > p {
      flex-basis: 100%;
    }
  }
`;

const Device = styled.h3`
  ${type.h3}
  font-weight: ${font.weight.semibold};
  overflow-wrap: anywhere;
`;

/** The section of the account that lists where the user is logged in. */
export function AccountSessions({ view, logOut, onRetry }: AccountSessionsProps) {
  const { sessions: t } = useMessages('account', account);
  return (
    <Section heading={t.heading}>
      <Text>{t.about}</Text>
      <ListPanel
        view={view}
        what={t.what}
        skeleton={<SkeletonCard lines={2} />}
        empty={t.onlyHere}
        onRetry={onRetry}
      >
        {(sessions) => <Sessions sessions={sessions} logOut={logOut} />}
      </ListPanel>
      <LogOutOverlay editor={logOut} />
    </Section>
  );
}

interface SessionsProps {
  sessions: readonly SessionView[];
  logOut: LogOutEditor;
}

/** The session of this place and the latest other one; the rest when it is asked for. */
function Sessions({ sessions, logOut }: SessionsProps) {
  const { sessions: t } = useMessages('account', account);
  const [showsAll, setShowsAll] = useState(false);
  const others = sessions.filter(({ isHere }) => !isHere);
  const sorted = [...sessions.filter(({ isHere }) => isHere), ...others];
  const shown = showsAll ? sorted : sorted.slice(0, FEW);
  return (
    <Stack>
      <Card>
        <List role="list">
          {shown.map((session) => (
            <Session key={session.id} session={session} logOut={logOut} />
          ))}
        </List>
      </Card>
      {others.length > 0 ? (
        <Cluster justify="space-between" align="end">
          {sessions.length > FEW && (
            <ShowMore
              more={showsAll ? 'none' : 'available'}
              shown={shown.length}
              total={sessions.length}
              onShowMore={() => setShowsAll(true)}
            />
          )}
          <Button variant="secondary" onClick={() => logOut.onOpen('others')}>
            {t.logOutOthers}
          </Button>
        </Cluster>
      ) : (
        <Text tone="muted">{t.onlyHere}</Text>
      )}
    </Stack>
  );
}

const hidden = (content: ReactNode) => <VisuallyHidden>{content}</VisuallyHidden>;

function Session({ session, logOut }: { session: SessionView; logOut: LogOutEditor }) {
  const { sessions: t } = useMessages('account', account);
  const { device = t.unknownDevice, since, lastUsed, isHere } = session;
  return (
    <Row>
      <Place>
        <Icon icon={MonitorSmartphone} size={24} />
        <Facts>
          <Device>
            <Bdi>{device}</Bdi>
          </Device>
          {isHere && <StatusChip status="done">{t.here}</StatusChip>}
          <Text tone="muted">{t.since({ date: () => <DateTime value={since} /> })}</Text>
          {!isHere && (
            <Text tone="muted">{t.lastUsed({ date: () => <DateTime value={lastUsed} /> })}</Text>
          )}
        </Facts>
      </Place>
      {!isHere && (
        <Button variant="quiet" onClick={() => logOut.onOpen(session)}>
          <span>{t.logOut({ hidden, device: isolate(device) })}</span>
        </Button>
      )}
    </Row>
  );
}

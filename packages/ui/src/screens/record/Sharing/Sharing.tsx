import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { Card, Section } from '../../../components/Card/Card.tsx';
import { DateTime } from '../../../components/DateTime/DateTime.tsx';
import type { DoctorSummary } from '../../../components/DoctorCard/DoctorCard.tsx';
import { DoctorName } from '../../../components/DoctorCard/DoctorName.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { SkeletonCard } from '../../../components/Skeleton/Skeleton.tsx';
import { Cluster, Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { sharing } from '../../../messages/en/sharing.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { breakpoint, space } from '../../../theme/theme.ts';
import type { GrantView, ShareTarget } from './grants.ts';
import { ListPanel } from '../../shared/ListPanel.tsx';
import type { ListView } from '../../shared/view.ts';
import { PersonFacts } from './PersonFacts.tsx';
import { SectionNames } from './SectionNames.tsx';
import { type ShareEditor, ShareOverlay } from './ShareOverlay.tsx';
import { type StopEditor, StopOverlay } from './StopOverlay.tsx';

export interface SharingProps {
  /** Whoever can read the record or could, in any order. */
  view: ListView<GrantView>;
  /** Shares the record, or changes what a doctor can read. */
  share: ShareEditor;
  /** Stops sharing. */
  stop: StopEditor;
  /** The search for doctors to share with. */
  search: {
    /** The term of `found`; empty while nothing is searched. */
    term: string;
    /** Called with a new term, debounced. */
    onSearch: (term: string) => void;
    /** The doctors found. */
    found: ListView<DoctorSummary>;
    /** Whether there are more doctors than those in `found`. */
    hasMore: boolean;
    /** Repeats a failed search. */
    onRetry: () => void;
  };
  /** Reloads the grants after a failure. */
  onRetry: () => void;
  /** Further parts of the tab, below. */
  children?: ReactNode;
}

const Grants = styled.ul`
  display: grid;
  gap: ${space[4]};
  padding: 0;
  list-style: none;
`;

const Row = styled.div`
  display: grid;
  gap: ${space[3]} ${space[5]};
  align-items: start;

  ${breakpoint.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/** What each doctor can read of the patient's record, for the patient. */
export function Sharing({ view, share, stop, search, onRetry, children }: SharingProps) {
  const t = useMessages('sharing', sharing);
  return (
    <Stack gap={7}>
      <Section heading={t.heading}>
        <div>
          <Text>{t.lead}</Text>
          <Text tone="muted">{t.keeps}</Text>
        </div>
        <ListPanel
          view={view}
          what={t.readers}
          skeleton={<SkeletonCard lines={2} />}
          empty={t.empty}
          emptyHint={t.emptyHint}
          onRetry={onRetry}
        >
          {(grants) => <GrantLists grants={grants} share={share} stop={stop} />}
        </ListPanel>
      </Section>
      <Section heading={t.search.heading}>
        <SearchField label={t.search.label} value={search.term} onSearch={search.onSearch} />
        {search.term !== '' && (
          <ListPanel
            view={search.found}
            what={t.search.doctors}
            skeleton={<SkeletonCard lines={1} />}
            empty={t.search.nothingFound}
            emptyHint={t.search.hint}
            onRetry={search.onRetry}
          >
            {(doctors) => (
              <Stack>
                <Found doctors={doctors} view={view} onOpen={(target) => share.onOpen(target)} />
                {search.hasMore && <Text tone="muted">{t.search.more}</Text>}
              </Stack>
            )}
          </ListPanel>
        )}
      </Section>
      {children}
      <ShareOverlay editor={share} />
      <StopOverlay editor={stop} />
    </Stack>
  );
}

function GrantLists({
  grants,
  share,
  stop,
}: Pick<SharingProps, 'share' | 'stop'> & { grants: readonly GrantView[] }) {
  const t = useMessages('sharing', sharing);
  const active = grants.filter(({ state }) => state === 'active');
  const past = grants.filter(({ state }) => state !== 'active');
  const list = (listed: readonly GrantView[]) => (
    <Grants role="list">
      {listed.map((grant) => (
        <li key={grant.doctorId}>
          <Grant grant={grant} share={share} stop={stop} />
        </li>
      ))}
    </Grants>
  );
  return (
    <Stack gap={5}>
      {active.length > 0 ? list(active) : <Text>{t.empty}</Text>}
      {past.length > 0 && (
        <Stack gap={4}>
          <Heading level={3}>{t.past}</Heading>
          {list(past)}
        </Stack>
      )}
    </Stack>
  );
}

function Grant({
  grant,
  share,
  stop,
}: Pick<SharingProps, 'share' | 'stop'> & { grant: GrantView }) {
  const t = useMessages('sharing', sharing);
  const { doctor, state } = grant;
  const target = { name: doctor.name, grant };
  const tags = tagsOf(doctor.name);
  return (
    <Card as="article" padding="small" data-state={state}>
      <Row>
        <PersonFacts
          name={doctor.name}
          label={<DoctorName>{doctor.name}</DoctorName>}
          href={doctor.href}
        >
          {state === 'active' && (
            <Text>
              <SectionNames sections={grant.sections} whole={t.whole} />
            </Text>
          )}
          <Times grant={grant} />
        </PersonFacts>
        {state === 'active' ? (
          <Cluster gap={2}>
            <Button variant="secondary" onClick={() => share.onOpen(target)}>
              <span>{t.change(tags)}</span>
            </Button>
            <Button variant="quiet" onClick={() => stop.onOpen(grant)}>
              <span>{t.stop(tags)}</span>
            </Button>
          </Cluster>
        ) : (
          state !== 'left' && (
            <Button variant="secondary" onClick={() => share.onOpen(target)}>
              <span>{t.again(tags)}</span>
            </Button>
          )
        )}
      </Row>
    </Card>
  );
}

const tagsOf = (name: string) => ({
  hidden: (content: ReactNode) => <VisuallyHidden>{content}</VisuallyHidden>,
  doctor: () => <DoctorName>{name}</DoctorName>,
});

function Times({ grant: { doctor, state, source, since, endsAt } }: { grant: GrantView }) {
  const t = useMessages('sharing', sharing);
  const end = { date: () => <DateTime value={endsAt} /> };
  if (state === 'left') return <Text tone="muted">{t.left(tagsOf(doctor.name))}</Text>;
  if (state !== 'active')
    return <Text tone="muted">{state === 'stopped' ? t.stopped(end) : t.expired(end)}</Text>;
  const begin = { date: () => <DateTime value={since} /> };
  return (
    <>
      <Text tone="muted">
        {source === 'request' ? t.sinceRequest(begin) : t.sincePatient(begin)}
      </Text>
      <Text tone="muted">{endsAt === undefined ? t.untilStopped : t.until(end)}</Text>
    </>
  );
}

function Found({
  doctors,
  view,
  onOpen,
}: {
  doctors: readonly DoctorSummary[];
  view: ListView<GrantView>;
  onOpen: (target: ShareTarget) => void;
}) {
  const t = useMessages('sharing', sharing);
  const grants = view.status === 'ready' ? view.items : [];
  return (
    <Grants role="list">
      {doctors.map(({ name, href, specialization }) => {
        if (name === undefined) return null;
        const grant = grants.find(({ doctor }) => doctor.name === name);
        const isShared = grant?.state === 'active';
        return (
          <li key={name}>
            <Card as="article" padding="small">
              <Row>
                <PersonFacts name={name} label={<DoctorName>{name}</DoctorName>} href={href}>
                  {specialization !== undefined && <Text tone="muted">{specialization}</Text>}
                </PersonFacts>
                <Button
                  variant="secondary"
                  onClick={() => onOpen(grant === undefined ? { name } : { name, grant })}
                >
                  <span>{isShared ? t.change(tagsOf(name)) : t.share(tagsOf(name))}</span>
                </Button>
              </Row>
            </Card>
          </li>
        );
      })}
    </Grants>
  );
}

import { ArrowLeft } from 'lucide';
import styled from 'styled-components';
import type { DoctorSummary } from '../../../components/DoctorCard/DoctorCard.tsx';
import { DoctorGrid, DoctorGridLoading } from '../../../components/DoctorCard/DoctorGrid.tsx';
import { PageHeading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { SpecializationIcon } from '../../../components/SpecializationCard/SpecializationCard.tsx';
import { Page, Stack } from '../../../components/Stack/Stack.tsx';
import { StaleNotice } from '../../../components/StaleNotice/StaleNotice.tsx';
import { EmptyState, FailedState, MissingState } from '../../../components/States/States.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Bdi } from '../../../components/UserText/UserText.tsx';
import { specializationDoctors } from '../../../messages/en/specializationDoctors.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { breakpoint, space, target } from '../../../theme/theme.ts';
import type { EmptyView, FailedView, Stale } from '../../../view.ts';

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: ${space[2]};
  min-block-size: ${target};

  &:dir(rtl) svg {
    scale: -1 1;
  }
`;

const Title = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};

  ${breakpoint.small} {
    flex-direction: row;
    align-items: center;
  }
`;

/** What the page of one specialization shows. */
export type SpecializationDoctorsView =
  | { status: 'loading' }
  | EmptyView
  | { status: 'missing' }
  | FailedView
  | {
      status: 'ready';
      /** All doctors, at least one. */
      doctors: readonly DoctorSummary[];
      /** Set when the last refresh failed. */
      stale?: Stale;
    };

export interface SpecializationDoctorsScreenProps {
  /** The specialization's name. */
  name: string;
  /** State of the list, with its doctors when ready. */
  view: SpecializationDoctorsView;
  /** Reloads after a failure. */
  onRetry: () => void;
  /** URL of the list of specializations. */
  specializationsHref: string;
}

function Content(props: SpecializationDoctorsScreenProps) {
  const t = useMessages('specializationDoctors', specializationDoctors);
  const { view, onRetry } = props;
  switch (view.status) {
    case 'loading':
      return <DoctorGridLoading />;
    case 'empty':
      return <EmptyState illustration="nothingFound" text={t.empty} hint={t.emptyHint} />;
    case 'missing':
      return null;
    case 'failed':
      return <FailedState failure={view.failure} onRetry={onRetry} />;
    case 'ready':
      return <DoctorGrid doctors={view.doctors} />;
    default:
      return view satisfies never;
  }
}

/** The doctors of one specialization, on a single page. */
export function SpecializationDoctorsScreen(props: SpecializationDoctorsScreenProps) {
  const t = useMessages('specializationDoctors', specializationDoctors);
  const { name, view, specializationsHref } = props;
  if (view.status === 'missing') {
    return (
      <Page data-state="missing">
        <MissingState headingLevel={1} title={t.missing} message={t.missingHint}>
          <Link href={specializationsHref}>{t.allSpecializations}</Link>
        </MissingState>
      </Page>
    );
  }
  return (
    <Page data-state={view.status}>
      <Stack gap={3}>
        <Back href={specializationsHref}>
          <Icon icon={ArrowLeft} />
          {t.allSpecializations}
        </Back>
        <Title>
          <SpecializationIcon name={name} />
          <PageHeading lead={t.lead}>
            <Bdi>{name}</Bdi>
          </PageHeading>
        </Title>
        {view.status === 'ready' && (
          <Text tone="muted">{t.count({ count: view.doctors.length })}</Text>
        )}
        {view.status === 'loading' && <Skeleton width="6rem" height="1.5rem" />}
      </Stack>
      <StaleNotice stale={'stale' in view ? view.stale : undefined} onRetry={props.onRetry} />
      <Content {...props} />
    </Page>
  );
}

import { PageHeading } from '../../../components/Heading/Heading.tsx';
import { SpecializationCard } from '../../../components/SpecializationCard/SpecializationCard.tsx';
import { SpecializationGridLoading } from '../../../components/SpecializationCard/SpecializationGridLoading.tsx';
import { Grid, Page } from '../../../components/Stack/Stack.tsx';
import { StaleNotice } from '../../../components/StaleNotice/StaleNotice.tsx';
import { EmptyState, FailedState } from '../../../components/States/States.tsx';
import { specializations } from '../../../messages/en/specializations.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import type { EmptyView, FailedView, Stale } from '../../../view.ts';

/** What the page of specializations shows. */
export type SpecializationsView =
  | { status: 'loading' }
  | EmptyView
  | FailedView
  | {
      status: 'ready';
      /** The specializations. Values are absent if the backend omits them. */
      specializations: readonly {
        /** Its id. */
        id?: number;
        /** Its name. */
        name?: string;
        /** URL of the list of its doctors. */
        href?: string;
      }[];
      /** Set when the last refresh failed. */
      stale?: Stale;
    };

export interface SpecializationsScreenProps {
  /** State of the list, with its specializations when ready. */
  view: SpecializationsView;
  /** Reloads after a failure. */
  onRetry: () => void;
}

function Content({ view, onRetry }: SpecializationsScreenProps) {
  const t = useMessages('specializations', specializations);
  switch (view.status) {
    case 'loading':
      return <SpecializationGridLoading />;
    case 'empty':
      return <EmptyState illustration="nothingFound" text={t.empty} hint={t.emptyHint} />;
    case 'failed':
      return <FailedState failure={view.failure} onRetry={onRetry} />;
    case 'ready':
      return (
        <Grid as="ul">
          {view.specializations.map(({ id, name, href }, index) => (
            // Without an id, only the index is unique.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={id ?? `at ${index}`}>
              <SpecializationCard name={name} href={href} />
            </li>
          ))}
        </Grid>
      );
    default:
      return view satisfies never;
  }
}

/** The medical specializations, each with a link to its doctors. */
export function SpecializationsScreen(props: SpecializationsScreenProps) {
  const t = useMessages('specializations', specializations);
  return (
    <Page data-state={props.view.status}>
      <PageHeading lead={t.lead}>{t.title}</PageHeading>
      <StaleNotice
        stale={'stale' in props.view ? props.view.stale : undefined}
        onRetry={props.onRetry}
      />
      <Content {...props} />
    </Page>
  );
}

import { PageHeading } from '../../components/Heading/Heading.tsx';
import { SpecializationCard } from '../../components/SpecializationCard/SpecializationCard.tsx';
import { SpecializationGridLoading } from '../../components/SpecializationCard/SpecializationGridLoading.tsx';
import { Grid, Page } from '../../components/Stack/Stack.tsx';
import { StaleNotice } from '../../components/StaleNotice/StaleNotice.tsx';
import { EmptyState, FailedState } from '../../components/States/States.tsx';
import type { EmptyView, FailedView, Stale } from '../../view.ts';

/** What the page of specializations shows. */
export type SpecializationsView =
  | { status: 'loading' }
  | EmptyView
  | FailedView
  | {
      status: 'ready';
      /** Each with the page of its doctors. What is absent was left out by the backend. */
      specializations: readonly {
        /** Its number. */
        id?: number;
        /** Its name. */
        name?: string;
        /** The page of its doctors. */
        href?: string;
      }[];
      /** Present while the last refresh failed. */
      stale?: Stale;
    };

/** Props of {@link SpecializationsScreen}. */
export interface SpecializationsScreenProps {
  /** How the list stands, and the specializations when it is there. */
  view: SpecializationsView;
  /** Tries again after a failed load. */
  onRetry: () => void;
}

function Content({ view, onRetry }: SpecializationsScreenProps) {
  switch (view.status) {
    case 'loading':
      return <SpecializationGridLoading />;
    case 'empty':
      return (
        <EmptyState
          text="No specializations yet!"
          hint="None has been set up on this portal. All doctors are on the Doctors page."
        />
      );
    case 'failed':
      return <FailedState failure={view.failure} onRetry={onRetry} />;
    case 'ready':
      return (
        <Grid as="ul">
          {view.specializations.map(({ id, name, href }, index) => (
            // Nothing but its place tells a specialization without an id from another.
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

/** All medical specializations, each leading to its doctors. */
export function SpecializationsScreen(props: SpecializationsScreenProps) {
  return (
    <Page data-state={props.view.status}>
      <PageHeading lead="Choose a field of medicine to see its doctors.">
        Medical specializations
      </PageHeading>
      <StaleNotice
        stale={'stale' in props.view ? props.view.stale : undefined}
        onRetry={props.onRetry}
      />
      <Content {...props} />
    </Page>
  );
}

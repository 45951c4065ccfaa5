import { LoadingRegion, SkeletonCard } from '../Skeleton/Skeleton.tsx';
import { Grid, type GridProps } from '../Stack/Stack.tsx';
import { DoctorCard, type DoctorSummary } from './DoctorCard.tsx';

const minColumn = '19rem';

/** Props of {@link DoctorGrid}; the rest goes on the root element, a list. */
export interface DoctorGridProps extends Omit<GridProps, 'as' | 'children'> {
  doctors: readonly DoctorSummary[];
  /** A newer answer is on its way: these doctors stay until it comes. */
  updating?: boolean;
}

/** Doctors side by side, as many as there is room for. */
export function DoctorGrid({ doctors, updating = false, ...rest }: DoctorGridProps) {
  return (
    <Grid as="ul" minColumn={minColumn} aria-busy={updating} {...rest}>
      {doctors.map((doctor) => (
        <li key={doctor.href}>
          <DoctorCard doctor={doctor} />
        </li>
      ))}
    </Grid>
  );
}

/** {@link DoctorGrid} while the doctors are loading. */
export function DoctorGridLoading() {
  return (
    <LoadingRegion label="Loading doctors">
      <Grid minColumn={minColumn}>
        {Array.from({ length: 9 }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </Grid>
    </LoadingRegion>
  );
}

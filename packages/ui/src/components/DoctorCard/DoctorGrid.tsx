import { memo } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/theme.ts';
import { Card } from '../Card/Card.tsx';
import { LoadingRegion, Skeleton, SkeletonAvatar } from '../Skeleton/Skeleton.tsx';
import { longList } from '../Stack/longList.ts';
import { Grid, Stack, type GridProps } from '../Stack/Stack.tsx';
import { DoctorCard, type DoctorSummary } from './DoctorCard.tsx';

const minColumn = '19rem';

const Doctors = styled(Grid)`
  ${longList('7rem')}
`;

// By its words: a list that has grown brings the same doctors again, and they need not be drawn again.
const Item = memo(function Item(doctor: DoctorSummary) {
  return (
    <li>
      <DoctorCard doctor={doctor} />
    </li>
  );
});

/** Props of {@link DoctorGrid}. Other props go to the root, a list. */
export interface DoctorGridProps extends Omit<GridProps, 'as' | 'children'> {
  /** One card each, in this order. */
  doctors: ReadonlyArray<DoctorSummary>;
  /** A newer answer is on its way: these doctors stay until it comes. */
  updating?: boolean;
}

// The same list again, when a press or the address changes something else on the page: hundreds need not be compared.
const Items = memo(function Items({ doctors }: Pick<DoctorGridProps, 'doctors'>) {
  return doctors.map((doctor, index) => (
    // Nothing but its place tells a doctor without a name from another.
    // oxlint-disable-next-line react/no-array-index-key
    <Item key={doctor.href ?? index} {...doctor} />
  ));
});

/** Doctors side by side, as many as there is room for. */
export function DoctorGrid({ doctors, updating = false, ...rest }: DoctorGridProps) {
  return (
    <Doctors forwardedAs="ul" minColumn={minColumn} aria-busy={updating} {...rest}>
      <Items doctors={doctors} />
    </Doctors>
  );
}

// As tall as a name, a specialization and a clinic: the page must not jump when the doctors come.
const Lines = styled.div`
  display: grid;
  flex: 1;
  align-content: space-evenly;
  gap: ${space[2]};
  min-block-size: 4.875rem;
`;

/** {@link DoctorGrid} while the doctors are loading. */
export function DoctorGridLoading() {
  return (
    <LoadingRegion label="Loading doctors">
      <Grid minColumn={minColumn}>
        {Array.from({ length: 9 }, (_, index) => (
          <Card key={index} padding="small">
            <Stack direction="inline" gap={4}>
              <SkeletonAvatar size={64} />
              <Lines>
                <Skeleton width="65%" height="1.25rem" />
                <Skeleton width="45%" />
                <Skeleton width="55%" height="0.875rem" />
              </Lines>
            </Stack>
          </Card>
        ))}
      </Grid>
    </LoadingRegion>
  );
}

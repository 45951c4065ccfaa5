import { memo } from 'react';
import styled from 'styled-components';
import { doctorCard } from '../../messages/en/doctorCard.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { space } from '../../theme/theme.ts';
import { Card } from '../Card/Card.tsx';
import {
  LoadingRegion,
  Skeleton,
  SkeletonAvatar,
  type LoadingRegionProps,
} from '../Skeleton/Skeleton.tsx';
import { longList, useFilledCount } from '../Stack/longList.ts';
import { Grid, Stack, type GridProps } from '../Stack/Stack.tsx';
import { DoctorCard, type DoctorSummary } from './DoctorCard.tsx';

const minColumn = '19rem';

const Doctors = styled(Grid)`
  ${longList('7rem')}
`;

// Memoized by its fields, because loading more creates new objects for the same doctors.
const Item = memo(function Item({ isFilled, ...doctor }: DoctorSummary & { isFilled: boolean }) {
  return <li>{isFilled && <DoctorCard doctor={doctor} />}</li>;
});

/** Other props go to the root, a list. */
export interface DoctorGridProps extends Omit<GridProps, 'as' | 'children'> {
  /** The doctors to show, in order. */
  doctors: ReadonlyArray<DoctorSummary>;
  /** Whether newer results are in flight; the current ones stay. Default false. */
  updating?: boolean;
}

// Memoized: unrelated updates need not compare hundreds of cards.
const Items = memo(function Items({ doctors }: Pick<DoctorGridProps, 'doctors'>) {
  const filledCount = useFilledCount(doctors.length);
  return doctors.map((doctor, index) => (
    // Only its position identifies a doctor without a name.
    // oxlint-disable-next-line react/no-array-index-key
    <Item key={doctor.href ?? index} {...doctor} isFilled={index < filledCount} />
  ));
});

/** Doctor cards in as many columns as fit. */
export function DoctorGrid({ doctors, updating = false, ...rest }: DoctorGridProps) {
  return (
    <Doctors forwardedAs="ul" minColumn={minColumn} aria-busy={updating} {...rest}>
      <Items doctors={doctors} />
    </Doctors>
  );
}

// Matches the height of name, specialization and clinic, to avoid a layout shift.
const Lines = styled.div`
  display: grid;
  flex: 1;
  align-content: space-evenly;
  gap: ${space[2]};
  min-block-size: 4.875rem;
`;

export type DoctorGridLoadingProps = Omit<LoadingRegionProps, 'label' | 'children'>;

/** A placeholder for {@link DoctorGrid}. */
export function DoctorGridLoading(props: DoctorGridLoadingProps) {
  const t = useMessages('doctorCard', doctorCard);
  return (
    <LoadingRegion label={t.loading} {...props}>
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

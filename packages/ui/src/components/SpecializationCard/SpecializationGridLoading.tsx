import { specializationCard } from '../../messages/en/specializationCard.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { Card } from '../Card/Card.tsx';
import { LoadingRegion, Skeleton } from '../Skeleton/Skeleton.tsx';
import { Grid, Stack } from '../Stack/Stack.tsx';

/** A placeholder for the list of specializations, of the same height to avoid a layout shift. */
export function SpecializationGridLoading() {
  const t = useMessages('specializationCard', specializationCard);
  return (
    <LoadingRegion label={t.loading}>
      <Grid>
        {Array.from({ length: 6 }, (_, index) => (
          <Card key={index} padding="small">
            <Stack direction="inline" gap={4} align="center">
              <Skeleton width="3rem" height="3rem" />
              <Skeleton width="50%" />
            </Stack>
          </Card>
        ))}
      </Grid>
    </LoadingRegion>
  );
}

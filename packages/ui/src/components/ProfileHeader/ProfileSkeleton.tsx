import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/theme.ts';
import { LoadingRegion, Skeleton, SkeletonAvatar, SkeletonCard } from '../Skeleton/Skeleton.tsx';
import { Stack } from '../Stack/Stack.tsx';

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[3]};
`;

/** Props of {@link ProfileSkeleton}; the rest goes on the root element. */
export interface ProfileSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is being loaded, in words: 'Loading the profile'. */
  label: string;
}

/** The shape of a page about a person, while it is on its way. */
export function ProfileSkeleton({ label, ...rest }: ProfileSkeletonProps) {
  return (
    <LoadingRegion label={label} {...rest}>
      <Stack gap={6}>
        <Stack direction="inline" gap={4} align="center">
          <SkeletonAvatar size={72} />
          <Words>
            <Skeleton width="16rem" height="2.25rem" />
            <Skeleton width="9rem" />
          </Words>
        </Stack>
        <Stack>
          <SkeletonCard lines={4} />
          <SkeletonCard lines={3} />
        </Stack>
      </Stack>
    </LoadingRegion>
  );
}

import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { breakpoint, space } from '../../theme/theme.ts';
import { Card } from '../Card/Card.tsx';
import { LoadingRegion, Skeleton, SkeletonAvatar } from '../Skeleton/Skeleton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

// Matches the header and the page column, to avoid a layout shift.
const Root = styled(LoadingRegion)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  ${breakpoint.medium} {
    gap: ${space[6]};
  }
`;

const Header = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};

  ${breakpoint.medium} {
    gap: ${space[5]};
  }
`;

const Lines = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[2]};
  min-inline-size: 0;
`;

const Line = styled.div<{ $height: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  block-size: ${({ $height }) => $height};
`;

/** Other props go to the root element. */
export interface ProfileSkeletonProps extends ComponentPropsWithRef<'div'> {
  /** The announcement: 'Loading the profile'. */
  label: string;
  /** Skeletons below the header, such as {@link FactsSkeleton}. */
  children: ReactNode;
}

/** A placeholder for a profile page. */
export function ProfileSkeleton({ children, ...rest }: ProfileSkeletonProps) {
  return (
    <Root {...rest}>
      <Header>
        <SkeletonAvatar size={72} />
        <Lines>
          <Line $height="2.5rem">
            <Skeleton width="16rem" height="1.75rem" />
          </Line>
          <Line $height="1.625rem">
            <Skeleton width="8rem" />
          </Line>
        </Lines>
      </Header>
      {children}
    </Root>
  );
}

export interface FactsSkeletonProps {
  facts: number;
  /** One or two sentences about what is loading. Replaces the heading's placeholder. */
  hint?: string;
}

/** A placeholder for a card with a heading and a description list. */
export function FactsSkeleton({ facts, hint }: FactsSkeletonProps) {
  return (
    <Card>
      <Stack gap={4}>
        {hint ? (
          <Text size="lead" tone="muted">
            {hint}
          </Text>
        ) : (
          <Line $height="2rem">
            <Skeleton width="9rem" height="1.25rem" />
          </Line>
        )}
        <Stack gap={5}>
          {Array.from({ length: facts }, (_, index) => (
            <Line key={index} $height="1.5rem">
              <Skeleton width="65%" />
            </Line>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

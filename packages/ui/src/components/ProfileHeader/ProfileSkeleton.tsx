import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { breakpoint, space } from '../../theme/theme.ts';
import { Card } from '../Card/Card.tsx';
import { LoadingRegion, Skeleton, SkeletonAvatar } from '../Skeleton/Skeleton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

// The measures of the header and of the page's column: nothing may jump when the person comes.
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

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[2]};
  min-inline-size: 0;
`;

// As high as a line of the text to come, with the thinner shape in its middle.
const Line = styled.div<{ $height: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  block-size: ${({ $height }) => $height};
`;

/** Props of {@link ProfileSkeleton}. Other props go to the root element. */
export interface ProfileSkeletonProps extends ComponentPropsWithRef<'div'> {
  /** What is being loaded, in words: 'Loading the profile'. */
  label: string;
  /** The shapes below the header: {@link FactsSkeleton}. */
  children: ReactNode;
}

/** The shape of a page about a person, while it is on its way. */
export function ProfileSkeleton({ children, ...rest }: ProfileSkeletonProps) {
  return (
    <Root {...rest}>
      <Header>
        <SkeletonAvatar size={72} />
        <Words>
          <Line $height="2.5rem">
            <Skeleton width="16rem" height="1.75rem" />
          </Line>
          <Line $height="1.625rem">
            <Skeleton width="8rem" />
          </Line>
        </Words>
      </Header>
      {children}
    </Root>
  );
}

/** Props of {@link FactsSkeleton}. */
export interface FactsSkeletonProps {
  /** How many terms with their values. */
  facts: number;
  /** For whoever waits: what is on its way, in a sentence or two. Stands in the place of the heading. */
  hint?: string;
}

/** A card to come that has a heading and a description list. */
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

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card.tsx';
import { DoctorCard } from '../../../components/DoctorCard/DoctorCard.tsx';
import { FeatureCard, FeatureGrid } from '../../../components/FeatureCard/FeatureCard.tsx';
import { useFeatures } from '../../../components/FeatureCard/useFeatures.ts';
import { Heading, PageHeading } from '../../../components/Heading/Heading.tsx';
import { Preview } from '../../../components/Preview/Preview.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { Cluster, Page, Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { home } from '../../../messages/en/home.ts';
import { sample } from '../../../messages/en/sample.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { breakpoint, color, font, space, type } from '../../../theme/theme.ts';
import { SampleResponse } from '../Features/SampleResponse.tsx';
import { SampleReading } from '../Features/SampleReading.tsx';

const Hero = styled.section`
  display: grid;
  align-items: center;
  gap: ${space[6]};

  ${breakpoint.medium} {
    &[data-size='whole'] {
      grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
      gap: ${space[7]};
    }
  }
`;

const Eyebrow = styled.p`
  margin-block-end: ${space[2]};
  color: ${color.accent};
  font-weight: ${font.weight.semibold};
`;

const Headline = styled(PageHeading)`
  [data-size='line'] & {
    ${type.h3}
  }
  ${breakpoint.medium} {
    [data-size='whole'] & {
      ${type.hero}
    }
  }
`;

// Like steps.
const First = styled.div`
  margin-inline-end: 20%;
`;

const Last = styled(Card)`
  margin-inline-start: 40%;
`;

const Showcase = styled.section`
  display: grid;
  gap: ${space[5]};
  padding-block-start: ${space[6]};
  border-block-start: 1px solid ${color.border};
`;

export interface HomeScreenProps {
  /** URL of the 'Join Now' button. Absent when logged in: no button. */
  joinHref?: string;
  /** URL of the 'Find a doctor' button. Absent for doctors: no button. */
  doctorsHref?: string;
  /** What is new for the logged-in user: a `ForYou`, above the button. */
  children?: ReactNode;
}

/** The landing page: the welcome, and what the portal is for. */
export function HomeScreen({ joinHref, doctorsHref, children }: HomeScreenProps) {
  const t = useMessages('home', home);
  const features = useFeatures();
  const findDoctor = doctorsHref && (
    <ButtonLink href={doctorsHref} variant="secondary">
      {t.findDoctor}
    </ButtonLink>
  );
  return (
    <Page>
      <Welcome joinHref={joinHref}>{findDoctor}</Welcome>
      {children}
      {joinHref === undefined && findDoctor && <div>{findDoctor}</div>}
      <Showcase aria-labelledby="showcase-heading">
        <Heading level={2} id="showcase-heading">
          {t.features}
        </Heading>
        <FeatureGrid>
          {features.map(({ id, title, description, icon }) => (
            <li key={id}>
              <FeatureCard title={title} description={description} icon={icon} />
            </li>
          ))}
        </FeatureGrid>
      </Showcase>
    </Page>
  );
}

/** The hero for a visitor, a line for a user: the heading is the same element, which keeps the focus. */
function Welcome({ joinHref, children }: Pick<HomeScreenProps, 'joinHref' | 'children'>) {
  const t = useMessages('home', home);
  const isVisitor = joinHref !== undefined;
  return (
    <Hero aria-labelledby="page-heading" data-size={isVisitor ? 'whole' : 'line'}>
      <Stack gap={isVisitor ? 5 : 4}>
        <Stack gap={4}>
          <div>
            {isVisitor && <Eyebrow>{t.welcome}</Eyebrow>}
            <Headline>{t.title}</Headline>
          </div>
          {isVisitor && (
            <Text size="lead" tone="muted">
              {t.lead}
            </Text>
          )}
        </Stack>
        {isVisitor && (
          <Cluster>
            <ButtonLink href={joinHref}>{t.join}</ButtonLink>
            {children}
          </Cluster>
        )}
      </Stack>
      {isVisitor && <HeroPreview />}
    </Hero>
  );
}

function HeroPreview() {
  const t = useMessages('sample', sample);
  return (
    <Preview date={t.date}>
      <First>
        <DoctorCard
          doctor={{
            name: t.doctor,
            href: '',
            gender: 'female',
            specialization: t.specialization,
            clinicName: t.clinic,
          }}
        />
      </First>
      <SampleResponse />
      <Last>
        <SampleReading />
      </Last>
    </Preview>
  );
}

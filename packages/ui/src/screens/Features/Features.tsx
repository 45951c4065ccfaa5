import { FeatureCard, FeatureGrid } from '../../components/FeatureCard/FeatureCard.tsx';
import { features, type FeatureId } from '../../components/FeatureCard/features.ts';
import { PageHeading } from '../../components/Heading/Heading.tsx';
import { Page } from '../../components/Stack/Stack.tsx';
import type { NamedLink } from '../../view.ts';

/** Props of {@link FeaturesScreen}. */
export interface FeaturesScreenProps {
  /** A link for each feature, which depends on the reader's role. */
  links: Record<FeatureId, NamedLink>;
}

/** The five features: what each is for, what MedPortal does today, and a link to it. */
export function FeaturesScreen({ links }: FeaturesScreenProps) {
  return (
    <Page>
      <PageHeading lead="What MedPortal can do for you, and where to find it.">
        Features
      </PageHeading>
      <FeatureGrid>
        {features.map(({ id, title, description, today, icon }) => (
          <li key={id}>
            <FeatureCard
              headingLevel={2}
              title={title}
              description={description}
              icon={icon}
              today={today}
              link={links[id]}
            />
          </li>
        ))}
      </FeatureGrid>
    </Page>
  );
}

import { FeatureCard, FeatureGrid } from '../../components/FeatureCard/FeatureCard.tsx';
import { useFeatures, type FeatureId } from '../../components/FeatureCard/useFeatures.ts';
import { PageHeading } from '../../components/Heading/Heading.tsx';
import { Page } from '../../components/Stack/Stack.tsx';
import { features } from '../../messages/en/features.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import type { NamedLink } from '../../view.ts';

/** Props of {@link FeaturesScreen}. */
export interface FeaturesScreenProps {
  /** A link for each feature, which depends on the reader's role. */
  links: Record<FeatureId, NamedLink>;
}

/** The five features: what each is for, what MedPortal does today, and a link to it. */
export function FeaturesScreen({ links }: FeaturesScreenProps) {
  const t = useMessages('features', features);
  return (
    <Page>
      <PageHeading lead={t.lead}>{t.title}</PageHeading>
      <FeatureGrid>
        {useFeatures().map(({ id, title, description, today, icon }) => (
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

import { CircleCheck } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { DoctorName } from '../../../components/DoctorCard/DoctorName.tsx';
import { useFeatures, type FeatureId } from '../../../components/FeatureCard/useFeatures.ts';
import { Heading, PageHeading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Preview } from '../../../components/Preview/Preview.tsx';
import { Page, Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Bdi } from '../../../components/UserText/UserText.tsx';
import { Value } from '../../../components/Value/Value.tsx';
import { bloodType } from '../../../messages/en/bloodType.ts';
import { clinicalFields } from '../../../messages/en/clinicalFields.ts';
import { features } from '../../../messages/en/features.ts';
import { historyCard } from '../../../messages/en/historyCard.ts';
import { sample } from '../../../messages/en/sample.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { breakpoint, color, font, space, target } from '../../../theme/theme.ts';
import type { NamedLink } from '../../../view.ts';
import { SampleResponse } from './SampleResponse.tsx';
import { SampleReading } from './SampleReading.tsx';

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space[6]};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  align-items: center;
  padding-block-start: ${space[6]};
  border-block-start: 1px solid ${color.border};

  ${breakpoint.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[7]};
  }
`;

const Next = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: start;
  min-block-size: ${target};
  font-weight: ${font.weight.semibold};
`;

const Reader = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};

  svg {
    color: ${color.success};
  }
`;

const BLOOD_TYPE = 'A+';
const HEIGHT = '171 cm';
const WEIGHT = '68 kg';

export interface FeaturesScreenProps {
  /** A link for each feature, which depends on the reader's role. */
  links: Record<FeatureId, NamedLink>;
}

/** The five features: what MedPortal does for each today, how it looks, and a link to it. */
export function FeaturesScreen({ links }: FeaturesScreenProps) {
  const t = useMessages('features', features);
  const { label, date } = useMessages('sample', sample);
  const previews: Record<FeatureId, ReactNode> = {
    healthTrackers: (
      <Card>
        <SampleReading />
      </Card>
    ),
    customizableProfiles: <Profile />,
    accessControl: <Readers />,
    chronicDiseases: <Condition />,
    healthRecords: <SampleResponse />,
  };
  return (
    <Page>
      <PageHeading lead={t.lead}>{t.title}</PageHeading>
      <List>
        {useFeatures().map(({ id, title, today }) => (
          <Row key={id}>
            <Stack gap={3}>
              <Heading level={2}>{title}</Heading>
              <Text tone="muted">{today}</Text>
              <Next href={links[id].href}>{links[id].label}</Next>
            </Stack>
            <Preview label={label} date={date}>
              {previews[id]}
            </Preview>
          </Row>
        ))}
      </List>
    </Page>
  );
}

function Profile() {
  const t = useMessages('sample', sample);
  const bloodTypes = useMessages('bloodType', bloodType);
  return (
    <Card>
      <DescriptionList>
        <DescriptionList.Item term={bloodTypes.label}>
          <Value>{BLOOD_TYPE}</Value>
        </DescriptionList.Item>
        <DescriptionList.Item term={t.height}>
          <Value>{HEIGHT}</Value>
        </DescriptionList.Item>
        <DescriptionList.Item term={t.weight}>
          <Value>{WEIGHT}</Value>
        </DescriptionList.Item>
      </DescriptionList>
    </Card>
  );
}

function Readers() {
  const t = useMessages('sample', sample);
  const readers = [
    { who: t.you, why: t.ownRecord },
    { who: <DoctorName>{t.doctor}</DoctorName>, why: t.askedDoctor },
  ];
  return (
    <Card>
      <Stack as="ul">
        {readers.map(({ who, why }) => (
          <Reader key={why}>
            <div>
              <Text weight="semibold">{who}</Text>
              <Text tone="muted" size="small">
                {why}
              </Text>
            </div>
            <Icon icon={CircleCheck} />
          </Reader>
        ))}
      </Stack>
    </Card>
  );
}

function Condition() {
  const t = useMessages('sample', sample);
  const history = useMessages('historyCard', historyCard);
  const { fields } = useMessages('clinicalFields', clinicalFields);
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={3} as="p">
          {t.condition}
        </Heading>
        <Text tone="muted" size="small">
          {history.by({ name: t.doctor, value: (content) => <Bdi>{content}</Bdi> })}
        </Text>
        <DescriptionList>
          <DescriptionList.Item term={fields.symptoms}>{t.symptoms}</DescriptionList.Item>
          <DescriptionList.Item term={fields.treatment}>{t.treatment}</DescriptionList.Item>
        </DescriptionList>
      </Stack>
    </Card>
  );
}

import { useId, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import type { AllergyItem, ChronicDiseaseItem, MedicineItem } from '../../clinicalSections.ts';
import { clinicalFields } from '../../messages/en/clinicalFields.ts';
import { historyCard } from '../../messages/en/historyCard.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { color, motion, radius, space, type } from '../../theme/theme.ts';
import { Card } from '../Card/Card.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { isolate } from '../UserText/isolate.ts';
import { Bdi } from '../UserText/UserText.tsx';
import { type HistoryItem, type HistorySection, useHistoryFields } from './useHistoryFields.tsx';

interface CardProps<Item> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The item to show. */
  item: Item;
  /**
   * Whether the card shows all facts rather than its name, doctor and the most important facts. The reader can change it;
   * paper always has all facts. Default true.
   */
  open?: boolean;
}

const Root = styled(Card)`
  /* Less on phones. */
  --block: clamp(${space[3]}, 100vw - 24rem, ${space[5]});
  position: relative;
  padding-block: var(--block);
  &:has(> [open]) {
    --facts: none;
    --turn: 225deg;
  }
  h3 {
    padding-inline-end: ${space[6]};
  }
  summary {
    /* Covers the card, so that a press anywhere on it counts. */
    position: absolute;
    inset: 0;
    display: block;
    border-radius: ${radius.card};
    /* Hides the marker of Safari. */
    font-size: 0;
    cursor: pointer;
  }
  summary::after {
    content: '';
    position: absolute;
    inset-block-start: calc(var(--block) + ${space[1]});
    inset-inline-end: ${space[5]};
    inline-size: 0.625rem;
    block-size: 0.625rem;
    border: solid ${color.textMuted};
    border-width: 0 2px 2px 0;
    rotate: var(--turn, 45deg);
    transition: rotate ${motion.control};
  }
  dl {
    /* Above the summary, so that its text can be selected. */
    position: relative;
    margin-block-start: ${space[5]};
  }
  @media print {
    --facts: none;
    ::details-content {
      content-visibility: visible;
    }
    summary {
      display: none;
    }
  }
`;

const Facts = styled.p`
  display: var(--facts, -webkit-box);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  ${type.small}
  overflow-wrap: anywhere;
`;

/** A medicine that a doctor added. */
export function MedicineCard(props: CardProps<MedicineItem>) {
  const { dosage, frequency } = props.item;
  const facts = [dosage && isolate(dosage), frequency && isolate(frequency)];
  return <HistoryCard section="medicine" facts={facts} {...props} />;
}

/** A chronic disease that a doctor added. */
export function ChronicDiseaseCard(props: CardProps<ChronicDiseaseItem>) {
  const { fields: t } = useMessages('clinicalFields', clinicalFields);
  const facts = [labelled(t.treatment, props.item.treatment)];
  return <HistoryCard section="chronicDisease" facts={facts} {...props} />;
}

/** An allergy that a doctor added. */
export function AllergyCard(props: CardProps<AllergyItem>) {
  const { fields: t } = useMessages('clinicalFields', clinicalFields);
  const facts = [labelled(t.symptoms, props.item.symptoms)];
  return <HistoryCard section="allergy" facts={facts} {...props} />;
}

const labelled = (label: string, text: string | undefined) => text && `${label}: ${isolate(text)}`;

interface HistoryCardProps extends CardProps<HistoryItem> {
  section: HistorySection;
  /** The most important facts, shown while the card is closed. */
  facts: readonly (string | undefined)[];
}

function HistoryCard({ section, item, facts, open = true, ...rest }: HistoryCardProps) {
  const t = useMessages('historyCard', historyCard);
  const { name, addedBy } = item;
  const id = useId();
  const recorded = facts.filter(Boolean);
  return (
    <Root forwardedAs="article" {...rest}>
      <Heading level={3} id={id}>
        {name ? <Bdi>{name}</Bdi> : t.nameNotRecorded}
      </Heading>
      <Text tone="muted" size="small">
        {addedBy
          ? t.by({ name: addedBy, value: (content) => <Bdi>{content}</Bdi> })
          : t.doctorNotRecorded}
      </Text>
      {recorded.length > 0 && <Facts>{recorded.join(' · ')}</Facts>}
      <details open={open}>
        <summary aria-labelledby={id} />
        <DescriptionList>
          {useHistoryFields(section).map(({ label, contentOf }) => (
            <DescriptionList.Item key={label} term={label}>
              {contentOf(item)}
            </DescriptionList.Item>
          ))}
        </DescriptionList>
      </details>
    </Root>
  );
}

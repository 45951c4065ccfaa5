import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { historyCard } from '../../messages/en/historyCard.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { color, motion, radius, space, type } from '../../theme/theme.ts';
import { Card } from '../Card/Card.tsx';
import { DateOnly } from '../DateTime/DateTime.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { isolate } from '../UserText/isolate.ts';
import { Bdi, UserText } from '../UserText/UserText.tsx';

/** What all items of a medical history share. The contract gives them no entry date and no status. */
interface HistoryItem {
  /** The name of the doctor who added the item. */
  addedBy?: string;
  /** The name of the medicine, disease or allergy. */
  name?: string;
}

/** A medicine in a patient's history. */
export interface MedicineItem extends HistoryItem {
  /** Free text by the doctor: the amount per intake. */
  dosage?: string;
  /** Free text by the doctor. */
  frequency?: string;
  /** How to take the medicine. */
  instructions?: string;
  /** Whether it is a long-term medicine; absent when not recorded. */
  isMaintenance?: boolean;
}

/** A chronic disease in a patient's history. */
export interface ChronicDiseaseItem extends HistoryItem {
  /** What the disease is. */
  description?: string;
  /** Its causes. */
  causes?: string;
  /** Its symptoms. */
  symptoms?: string;
  /** How it was diagnosed. */
  diagnosis?: string;
  /** How it is treated. */
  treatment?: string;
  /** A calendar date, `yyyy-mm-dd`. */
  dateOfDiagnosis?: string;
}

/** An allergy in a patient's history. Severity is not recorded. */
export interface AllergyItem extends HistoryItem {
  /** Its symptoms. */
  symptoms?: string;
}

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
export function MedicineCard({ item, ...rest }: CardProps<MedicineItem>) {
  const t = useMessages('historyCard', historyCard);
  const yesOrNo = item.isMaintenance ? t.yes : t.no;
  return (
    <HistoryCard
      item={item}
      facts={[item.dosage && isolate(item.dosage), item.frequency && isolate(item.frequency)]}
      {...rest}
    >
      <Field term={t.dosage} text={item.dosage} />
      <Field term={t.frequency} text={item.frequency} />
      <Field term={t.instructions} text={item.instructions} />
      <DescriptionList.Item term={t.isMaintenance}>
        {item.isMaintenance === undefined ? undefined : yesOrNo}
      </DescriptionList.Item>
    </HistoryCard>
  );
}

/** A chronic disease that a doctor added. */
export function ChronicDiseaseCard({ item, ...rest }: CardProps<ChronicDiseaseItem>) {
  const t = useMessages('historyCard', historyCard);
  return (
    <HistoryCard item={item} facts={[labelled(t.treatment, item.treatment)]} {...rest}>
      <Field term={t.description} text={item.description} />
      <Field term={t.causes} text={item.causes} />
      <Field term={t.symptoms} text={item.symptoms} />
      <Field term={t.diagnosis} text={item.diagnosis} />
      <Field term={t.treatment} text={item.treatment} />
      <DescriptionList.Item term={t.dateOfDiagnosis}>
        {item.dateOfDiagnosis && <DateOnly value={item.dateOfDiagnosis} />}
      </DescriptionList.Item>
    </HistoryCard>
  );
}

/** An allergy that a doctor added. */
export function AllergyCard({ item, ...rest }: CardProps<AllergyItem>) {
  const t = useMessages('historyCard', historyCard);
  return (
    <HistoryCard item={item} facts={[labelled(t.symptoms, item.symptoms)]} {...rest}>
      <Field term={t.symptoms} text={item.symptoms} />
    </HistoryCard>
  );
}

const labelled = (label: string, text: string | undefined) => text && `${label}: ${isolate(text)}`;

interface HistoryCardProps extends CardProps<HistoryItem> {
  /** The most important facts, shown while the card is closed. */
  facts: readonly (string | undefined)[];
  children: ReactNode;
}

function HistoryCard({
  item: { name, addedBy },
  facts,
  open = true,
  children,
  ...rest
}: HistoryCardProps) {
  const t = useMessages('historyCard', historyCard);
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
        <DescriptionList>{children}</DescriptionList>
      </details>
    </Root>
  );
}

function Field({ term, text }: { term: string; text?: string }) {
  return (
    <DescriptionList.Item term={term}>{text && <UserText>{text}</UserText>}</DescriptionList.Item>
  );
}

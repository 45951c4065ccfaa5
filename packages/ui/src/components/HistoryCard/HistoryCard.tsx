import type { ComponentPropsWithRef, ReactNode } from 'react';
import { historyCard } from '../../messages/en/historyCard.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { Card } from '../Card/Card.tsx';
import { DateOnly } from '../DateTime/DateTime.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
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
}

/** A medicine that a doctor added. */
export function MedicineCard({ item, ...rest }: CardProps<MedicineItem>) {
  const t = useMessages('historyCard', historyCard);
  const yesOrNo = item.isMaintenance ? t.yes : t.no;
  return (
    <HistoryCard item={item} {...rest}>
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
    <HistoryCard item={item} {...rest}>
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
    <HistoryCard item={item} {...rest}>
      <Field term={t.symptoms} text={item.symptoms} />
    </HistoryCard>
  );
}

function HistoryCard({
  item: { name, addedBy },
  children,
  ...rest
}: CardProps<HistoryItem> & { children: ReactNode }) {
  const t = useMessages('historyCard', historyCard);
  return (
    <Card as="article" {...rest}>
      <Stack gap={5}>
        <div>
          <Heading level={3}>{name ? <Bdi>{name}</Bdi> : t.nameNotRecorded}</Heading>
          <Text tone="muted" size="small">
            {addedBy
              ? t.by({ name: addedBy, value: (content) => <Bdi>{content}</Bdi> })
              : t.doctorNotRecorded}
          </Text>
        </div>
        <DescriptionList>{children}</DescriptionList>
      </Stack>
    </Card>
  );
}

function Field({ term, text }: { term: string; text?: string }) {
  return (
    <DescriptionList.Item term={term}>{text && <UserText>{text}</UserText>}</DescriptionList.Item>
  );
}

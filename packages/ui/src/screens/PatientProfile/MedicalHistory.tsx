import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import {
  AllergyCard,
  ChronicDiseaseCard,
  MedicineCard,
  type AllergyItem,
  type ChronicDiseaseItem,
  type MedicineItem,
} from '../../components/HistoryCard/HistoryCard.tsx';
import { Skeleton, SkeletonText } from '../../components/Skeleton/Skeleton.tsx';
import { Grid, Stack } from '../../components/Stack/Stack.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { patientProfile } from '../../messages/en/patientProfile.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { ListPanel, type ListView } from './ListPanel.tsx';

/** The sub-tabs of a medical history. */
export type HistoryTab = 'medicine' | 'chronicDisease' | 'allergy';

/** A medical history, with one list per sub-tab. */
export interface Histories {
  /** The open sub-tab. */
  tab: HistoryTab;
  /** Opens another tab. */
  onTabChange: (tab: HistoryTab) => void | Promise<void>;
  /** The medicines. */
  medicines: ListView<MedicineItem>;
  /** The chronic diseases. */
  chronicDiseases: ListView<ChronicDiseaseItem>;
  /** The allergies. */
  allergies: ListView<AllergyItem>;
}

/** Props of {@link MedicalHistory}. */
export interface MedicalHistoryProps {
  /** The lists of the sub-tabs. */
  histories: Histories;
  /** Whether the reader is this patient. */
  isOwner: boolean;
  /** Reloads a list after a failure. */
  onRetry: (tab: HistoryTab) => void;
}

const COLUMN = '24rem';

/** What doctors added to a patient's history. Items have no dates, so none is called current. */
export function MedicalHistory({ histories, isOwner, onRetry }: MedicalHistoryProps) {
  const t = useMessages('patientProfile', patientProfile);
  const { tab, onTabChange, medicines, chronicDiseases, allergies } = histories;
  return (
    <Tabs label={t.tabs.medHistory} variant="segmented" value={tab} onChange={onTabChange}>
      <VisuallyHidden as="h2">{t.tabs.medHistory}</VisuallyHidden>
      <Tabs.List>
        <Tabs.Tab value="medicine">{t.historyTabs.medicine}</Tabs.Tab>
        <Tabs.Tab value="chronicDisease">{t.historyTabs.chronicDisease}</Tabs.Tab>
        <Tabs.Tab value="allergy">{t.historyTabs.allergy}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="medicine" data-state={medicines.status}>
        <ListPanel
          view={medicines}
          what={t.medicines}
          skeleton={<CardsSkeleton />}
          empty={t.noneRecorded}
          onRetry={() => onRetry('medicine')}
        >
          {(items) => <Cards items={items}>{(item) => <MedicineCard item={item} />}</Cards>}
        </ListPanel>
      </Tabs.Panel>
      <Tabs.Panel value="chronicDisease" data-state={chronicDiseases.status}>
        <ListPanel
          view={chronicDiseases}
          what={t.chronicDiseases}
          skeleton={<CardsSkeleton />}
          empty={t.noneRecorded}
          onRetry={() => onRetry('chronicDisease')}
        >
          {(items) => <Cards items={items}>{(item) => <ChronicDiseaseCard item={item} />}</Cards>}
        </ListPanel>
      </Tabs.Panel>
      <Tabs.Panel value="allergy" data-state={allergies.status}>
        <ListPanel
          view={allergies}
          what={t.allergies}
          skeleton={<CardsSkeleton />}
          empty={t.noneRecorded}
          emptyHint={isOwner ? t.maybeYouAreAllergic : t.maybeAllergic}
          onRetry={() => onRetry('allergy')}
        >
          {(items) => <Cards items={items}>{(item) => <AllergyCard item={item} />}</Cards>}
        </ListPanel>
      </Tabs.Panel>
    </Tabs>
  );
}

function Cards<Item>({
  items,
  children,
}: {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}) {
  return (
    <Grid as="ul" minColumn={COLUMN}>
      {items.map((item, index) => (
        // History items have no id and may be equal, so only the index is unique.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{children(item)}</li>
      ))}
    </Grid>
  );
}

function CardsSkeleton() {
  const card = (
    <Card>
      <Stack gap={5}>
        <Skeleton width="55%" height="1.75rem" />
        <SkeletonText lines={4} />
      </Stack>
    </Card>
  );
  return (
    <Grid minColumn={COLUMN}>
      {card}
      {card}
    </Grid>
  );
}

import type { ComponentType } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import type { AllergyItem, ChronicDiseaseItem, MedicineItem } from '../../../clinicalSections.ts';
import {
  AllergyCard,
  ChronicDiseaseCard,
  MedicineCard,
} from '../../../components/HistoryCard/HistoryCard.tsx';
import { SkeletonText } from '../../../components/Skeleton/Skeleton.tsx';
import { Grid } from '../../../components/Stack/Stack.tsx';
import { Tabs } from '../../../components/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { patientProfile } from '../../../messages/en/patientProfile.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { useHasRoom } from '../../../theme/useHasRoom.ts';
import { ListPanel } from '../../shared/ListPanel.tsx';
import type { ListView } from '../../shared/view.ts';

/** The sub-tabs of a medical history. */
export type HistoryTab = 'medicine' | 'chronicDisease' | 'allergy';

/** A medical history, with one list per sub-tab. */
export interface Histories {
  /** The open sub-tab. */
  tab: HistoryTab;
  /** Opens another tab. */
  onTabChange: (tab: HistoryTab) => void | Promise<void>;
  medicines: ListView<MedicineItem>;
  chronicDiseases: ListView<ChronicDiseaseItem>;
  allergies: ListView<AllergyItem>;
}

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
          {(items) => <Cards items={items} Card={MedicineCard} />}
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
          {(items) => <Cards items={items} Card={ChronicDiseaseCard} />}
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
          {(items) => <Cards items={items} Card={AllergyCard} />}
        </ListPanel>
      </Tabs.Panel>
    </Tabs>
  );
}

interface CardsProps<Item> {
  items: readonly Item[];
  Card: ComponentType<{ item: Item; open: boolean }>;
}

/** Cards that show everything where there is room, and otherwise once they are pressed. */
function Cards<Item>({ items, Card: ItemCard }: CardsProps<Item>) {
  const hasRoom = useHasRoom('large');
  return (
    <Grid as="ul" minColumn={COLUMN} gap={3}>
      {items.map((item, index) => (
        // Items have no id and may be equal. The newest is first, so a card keeps its item when another is added.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={items.length - index}>
          <ItemCard item={item} open={hasRoom} />
        </li>
      ))}
    </Grid>
  );
}

function CardsSkeleton() {
  const card = (
    <Card>
      <SkeletonText />
    </Card>
  );
  return (
    <Grid minColumn={COLUMN} gap={3}>
      {card}
      {card}
    </Grid>
  );
}

import type { Schemas } from '@medportal/api-client';
import type { AllergyItem, ChronicDiseaseItem, ListView, MedicineItem } from '@medportal/ui';
import { client, type ReadContext } from '../data/apiClient.ts';
import type { Settled } from '../views.ts';
import { protectedList } from './protected-list.ts';
import { allergy, chronicDisease, medicine } from './sections.ts';
import { flag, text } from './wire.ts';

function medicineItem({
  addedBy,
  isMaintenace,
  ...wire
}: Schemas['MedicineHistoryItem']): MedicineItem {
  return { addedBy: text(addedBy), ...medicine(wire), isMaintenance: flag(isMaintenace) };
}

function chronicDiseaseItem({
  addedBy,
  ...wire
}: Schemas['ChronicDiseaseHistoryItem']): ChronicDiseaseItem {
  return { addedBy: text(addedBy), ...chronicDisease(wire) };
}

function allergyItem({ addedBy, ...wire }: Schemas['AllergyHistoryItem']): AllergyItem {
  return { addedBy: text(addedBy), ...allergy(wire) };
}

/** The medicines that doctors added. */
export async function loadMedicines(
  name: string,
  context: ReadContext,
): Promise<Settled<ListView<MedicineItem>>> {
  const answer = await client.listMedicines({ name }, { signal: context.signal });
  return protectedList(
    'listMedicines',
    answer,
    medicineItem,
    'The medicines could not be loaded',
    context,
  );
}

/** The chronic diseases that doctors added. */
export async function loadChronicDiseases(
  name: string,
  context: ReadContext,
): Promise<Settled<ListView<ChronicDiseaseItem>>> {
  const answer = await client.listChronicDiseases({ name }, { signal: context.signal });
  return protectedList(
    'listChronicDiseases',
    answer,
    chronicDiseaseItem,
    'The chronic diseases could not be loaded',
    context,
  );
}

/** The allergies that doctors added. */
export async function loadAllergies(
  name: string,
  context: ReadContext,
): Promise<Settled<ListView<AllergyItem>>> {
  const answer = await client.listAllergies({ name }, { signal: context.signal });
  return protectedList(
    'listAllergies',
    answer,
    allergyItem,
    'The allergies could not be loaded',
    context,
  );
}

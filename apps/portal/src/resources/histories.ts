import type { PortalResult, Schemas } from '@medportal/api-client';
import type { AllergyItem, ChronicDiseaseItem, ListView, MedicineItem } from '@medportal/ui';
import { client, protectedFailedView, type ReadContext } from '../api.ts';
import type { Settled } from '../views.ts';
import { allergy, chronicDisease, medicine } from './sections.ts';
import { text } from './wire.ts';

function medicineItem({
  addedBy,
  isMaintenace,
  ...wire
}: Schemas['MedicineHistoryItem']): MedicineItem {
  return { addedBy: text(addedBy), ...medicine(wire), isMaintenance: isMaintenace ?? undefined };
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

function history<Wire, Item>(
  result: PortalResult<Wire[]>,
  map: (wire: Wire) => Item,
  title: string,
  context: ReadContext,
): Settled<ListView<Item>> {
  if (!result.ok) return protectedFailedView(result.error, title, context);
  if (result.data.length === 0) return { status: 'empty' };
  return { status: 'ready', items: result.data.map(map) };
}

/** The medicines that doctors added. */
export async function loadMedicines(
  name: string,
  context: ReadContext,
): Promise<Settled<ListView<MedicineItem>>> {
  const result = await client.listMedicines({ name }, { signal: context.signal });
  return history(result, medicineItem, 'The medicines could not be loaded', context);
}

/** The chronic diseases that doctors added. */
export async function loadChronicDiseases(
  name: string,
  context: ReadContext,
): Promise<Settled<ListView<ChronicDiseaseItem>>> {
  const result = await client.listChronicDiseases({ name }, { signal: context.signal });
  return history(result, chronicDiseaseItem, 'The chronic diseases could not be loaded', context);
}

/** The allergies that doctors added. */
export async function loadAllergies(
  name: string,
  context: ReadContext,
): Promise<Settled<ListView<AllergyItem>>> {
  const result = await client.listAllergies({ name }, { signal: context.signal });
  return history(result, allergyItem, 'The allergies could not be loaded', context);
}

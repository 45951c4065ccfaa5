import type { Schemas } from '@medportal/api-client';
import type { AllergyItem, ChronicDiseaseItem, MedicineItem } from '@medportal/ui';
import { queries } from '../../core/api/client.ts';
import { readQuery } from '../../core/query/readQuery.ts';
import { allergy, chronicDisease, medicine } from '../requests/sections.api.ts';
import { flag, record, text } from '../../core/api/wire.ts';

function medicineItem(wire: Schemas['MedicineHistoryItem']): MedicineItem {
  const { addedBy, isMaintenace, ...rest } = record(wire);
  return { addedBy: text(addedBy), ...medicine(rest), isMaintenance: flag(isMaintenace) };
}

function chronicDiseaseItem(wire: Schemas['ChronicDiseaseHistoryItem']): ChronicDiseaseItem {
  const { addedBy, ...rest } = record(wire);
  return { addedBy: text(addedBy), ...chronicDisease(rest) };
}

function allergyItem(wire: Schemas['AllergyHistoryItem']): AllergyItem {
  const { addedBy, ...rest } = record(wire);
  return { addedBy: text(addedBy), ...allergy(rest) };
}

export const medicinesQuery = (name: string) =>
  readQuery({
    query: queries.listMedicines.queryOptions({ name }),
    map: (items) => items.map(medicineItem),
  });

export const chronicDiseasesQuery = (name: string) =>
  readQuery({
    query: queries.listChronicDiseases.queryOptions({ name }),
    map: (items) => items.map(chronicDiseaseItem),
  });

export const allergiesQuery = (name: string) =>
  readQuery({
    query: queries.listAllergies.queryOptions({ name }),
    map: (items) => items.map(allergyItem),
  });

import { Problem } from '../problem.ts';
import { listAllergies, listChronicDiseases, listMedicines } from '../repositories/histories.ts';
import type { Call, Handlers } from './handler.ts';
import { toName } from './names.ts';
import { toAllergy, toChronicDisease, toMedicine } from './sections.ts';

export const histories: Handlers<'listMedicines' | 'listChronicDiseases' | 'listAllergies'> = {
  listMedicines: async (call) => {
    const items = await read(call, listMedicines);
    return items.map((item) =>
      Object.assign(toMedicine(item), { addedBy: item.addedBy, isMaintenace: item.isMaintenance }),
    );
  },

  listChronicDiseases: async (call) => {
    const items = await read(call, listChronicDiseases);
    return items.map((item) => Object.assign(toChronicDisease(item), { addedBy: item.addedBy }));
  },

  listAllergies: async (call) => {
    const items = await read(call, listAllergies);
    return items.map((item) => Object.assign(toAllergy(item), { addedBy: item.addedBy }));
  },
};

type HistoryCall = Call<'listMedicines' | 'listChronicDiseases' | 'listAllergies'>;
type List<Item> = (
  query: HistoryCall['query'],
  name: string,
  reader: HistoryCall['subject'],
) => Promise<{ patientId: number; items: Item[] } | undefined>;

async function read<Item>(
  {
    query,
    params,
    subject,
    setPatient,
  }: Pick<HistoryCall, 'query' | 'params' | 'subject' | 'setPatient'>,
  list: List<Item>,
): Promise<Item[]> {
  const found = await list(query, toName(params.name), subject);
  if (found === undefined) throw new Problem(404);
  setPatient(found.patientId);
  return found.items;
}

import { Problem } from '../problem.ts';
import { listDoctorsOfSpecialization } from '../repositories/doctors.ts';
import { listSpecializations } from '../repositories/specializations.ts';
import { toDoctorListItem } from './doctors.ts';
import type { Handlers } from './handler.ts';

export const specializations: Handlers<'listSpecializations' | 'listDoctorsBySpecialization'> = {
  listSpecializations: async ({ query }) => {
    const all = await listSpecializations(query);
    return all.map(({ id, name }) => ({ msId: id, msName: name }));
  },

  listDoctorsBySpecialization: async ({ params, query }) => {
    const doctors = await listDoctorsOfSpecialization(query, params.msId);
    if (doctors === undefined) throw new Problem(404);
    return doctors.map(toDoctorListItem);
  },
};

import type { Query } from '../database/database.ts';
import { Problem } from '../plugins/errors.ts';
import { listDoctorsOfSpecialization } from '../repositories/doctors.ts';
import { type Specialization, listSpecializations } from '../repositories/specializations.ts';
import { toDoctorListItem } from './doctors.ts';
import type { Handlers } from './handler.ts';

/** Medical specializations. */
export const specializations: Handlers<'listSpecializations' | 'listDoctorsBySpecialization'> = {
  listSpecializations: async ({ services }) => {
    const all = await services.specializations();
    return all.map(({ id, name }) => ({ msId: id, msName: name }));
  },

  listDoctorsBySpecialization: async ({ params, query }) => {
    const doctors = await listDoctorsOfSpecialization(query, params.msId);
    if (doctors === undefined) throw new Problem(404);
    return doctors.map(toDoctorListItem);
  },
};

/** How long a process keeps the list: no call changes it, only its operator or a new version. */
const KEPT_MS = 60_000;

/** Reads the list of specializations, at most once a minute. */
export function keepSpecializations(query: Query): () => Promise<Specialization[]> {
  let kept: { list: Promise<Specialization[]>; until: number } | undefined;
  return () => {
    if (kept && Date.now() < kept.until) return kept.list;
    const list = listSpecializations(query);
    kept = { list, until: Date.now() + KEPT_MS };
    // Whoever asks next tries again.
    list.catch(() => {
      kept = undefined;
    });
    return list;
  };
}

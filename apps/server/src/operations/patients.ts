import { Problem } from '../problem.ts';
import { findPatient, updatePatientProfile } from '../repositories/patients.ts';
import type { Handlers } from './handler.ts';
import { toName } from './names.ts';

export const patients: Handlers<'getPatient' | 'updatePatientProfile'> = {
  getPatient: async ({ params, grant, query, setSubject }) => {
    const patient = await findPatient(query, toName(params.name), grant);
    if (patient === undefined) throw new Problem(404);
    const { id, ...detail } = patient;
    setSubject(id);
    return detail;
  },

  updatePatientProfile: ({ body, grant, write, setSubject }) =>
    write(async (query) => {
      setSubject(grant.id);
      const { bloodType, ...measures } = body;
      const changes = {
        ...measures,
        ...(bloodType !== undefined && { bloodType: bloodType || null }),
      };
      // The account was deleted after its token was checked.
      if (!(await updatePatientProfile(query, grant.id, changes))) throw new Problem(401);
      return { message: 'Your medical data is saved.' };
    }),
};

import { Problem } from '../problem.ts';
import { findPatient, updatePatientProfile } from '../repositories/patients.ts';
import type { Handlers } from './handler.ts';
import { toName } from './names.ts';

export const patients: Handlers<'getPatient' | 'updatePatientProfile'> = {
  getPatient: async ({ params, subject, query, setPatient }) => {
    const patient = await findPatient(query, toName(params.name), subject);
    if (patient === undefined) throw new Problem(404);
    const { id, ...detail } = patient;
    setPatient(id);
    return detail;
  },

  updatePatientProfile: ({ body, subject, write, setPatient }) =>
    write(async (query) => {
      setPatient(subject.id);
      const { bloodType, ...measures } = body;
      const changes = {
        ...measures,
        ...(bloodType !== undefined && { bloodType: bloodType || null }),
      };
      // The account was deleted after its token was checked.
      if (!(await updatePatientProfile(query, subject.id, changes))) throw new Problem(401);
      return { message: 'Your medical data is saved.' };
    }),
};

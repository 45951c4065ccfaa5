import type { OperationId } from '@medportal/api-client';

export type WriteId = keyof typeof refreshes;

type ReadId = Extract<OperationId, `get${string}` | `list${string}`>;

const doctorLists = ['listDoctors', 'listDoctorsBySpecialization'] as const;
const histories = ['listMedicines', 'listChronicDiseases', 'listAllergies'] as const;

/** The reads that each write invalidates. */
export const refreshes = {
  login: [],
  registerDoctor: doctorLists,
  registerPatient: [],
  updateClinic: ['getDoctor', ...doctorLists],
  updateDoctorProfile: ['getDoctor'],
  updatePatientProfile: ['getPatient'],
  addBloodPressure: ['listBloodPressures'],
  addBloodSugar: ['listBloodSugars'],
  createRequest: ['listPatientRequests', 'getInbox', 'listGrants'],
  createResponse: [
    'getRequest',
    'listDoctorRequests',
    'getInbox',
    'listInboxRequests',
    ...histories,
  ],
  shareRecord: ['listGrants'],
  stopSharing: ['listGrants'],
  updateContact: ['getAccount', 'getDoctor', 'getPatient', ...doctorLists],
  changeEmail: ['getAccount'],
  confirmEmail: ['getAccount', 'getDoctor', 'getPatient'],
  updateNotices: ['getAccount'],
  unsubscribe: ['getAccount'],
  // The portal restarts without any cached data.
  closeAccount: [],
  changePassword: ['listSessions'],
  endSession: ['listSessions'],
  endOtherSessions: ['listSessions'],
  requestPasswordReset: [],
  resetPassword: [],
} as const satisfies Record<
  // Marking an answer as seen is no write of a form, and neither is a log-out.
  Exclude<OperationId, ReadId | 'markAnswersSeen' | 'logOut'>,
  readonly ReadId[]
>;

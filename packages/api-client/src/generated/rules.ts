// GENERATED from openapi.yaml by scripts/generate.ts. Do not edit: run `npm run generate`.

import type { Rule } from '../rule.ts';
import type { OperationId } from './operations.ts';

const Session: Rule = { type: 'object', properties: { token: 'string', 'isReopened?': 'boolean' } };
const WriteResult: Rule = { type: 'object', properties: { message: 'string' } };
const Specialization: Rule = { type: 'object', properties: { msId: 'integer', msName: 'string' } };
const DoctorListItem: Rule = { type: 'object', properties: { name: 'string', 'gender?': 'string|null', 'clinicName?': 'string|null', 'medicalSpecificationName?': 'string|null' } };
const DoctorPage: Rule = { type: 'object', properties: { doctors: { type: 'array', items: DoctorListItem }, totalCount: { type: 'integer', minimum: 0 } } };
const DoctorSpecialization: Rule = { type: 'object|null', properties: { 'msName?': 'string|null' } };
const Clinic: Rule = { type: 'object|null', properties: { 'clinicName?': 'string|null', 'location?': 'string|null', 'openHours?': 'string|null' } };
const DoctorReview: Rule = { type: 'string', enum: ["pending","refused"] };
const RequestsPaused: Rule = { type: 'object', properties: { 'reason?': 'string', 'count?': 'integer', 'date?': 'string' } };
const DoctorDetail: Rule = { type: 'object', properties: { name: 'string', doctorId: 'integer', 'gender?': 'string|null', 'phoneNumber?': 'string|null', 'email?': 'string|null', 'address?': 'string|null', 'cvUrl?': 'string|null', 'bio?': 'string|null', 'medicalSpecification?': DoctorSpecialization, 'clinic?': Clinic, 'review?': DoctorReview, 'paused?': RequestsPaused } };
const RequestListItem: Rule = { type: 'object', properties: { requestId: 'integer', doctorId: 'integer', doctorName: 'string', patientId: 'integer', patientName: 'string', description: 'string', 'date?': 'string|null', isAnswered: 'boolean', 'hasDoctorLeft?': 'boolean' } };
const RequestPage: Rule = { type: 'object', properties: { requests: { type: 'array', items: RequestListItem }, totalCount: { type: 'integer', minimum: 0 } } };
const PatientDetail: Rule = { type: 'object', properties: { name: 'string', 'gender?': 'string|null', 'phoneNumber?': 'string|null', 'email?': 'string|null', 'address?': 'string|null', 'bloodType?': 'string|null', 'height?': 'number|null', 'weight?': 'number|null' } };
const BloodPressureReading: Rule = { type: 'object', properties: { value: 'string', date: 'string' } };
const BloodSugarReading: Rule = { type: 'object', properties: { value: 'number', date: 'string' } };
const MedicineHistoryItem: Rule = { type: 'object', properties: { 'addedBy?': 'string|null', 'medicineName?': 'string|null', 'dosage?': 'string|null', 'frequency?': 'string|null', 'instructions?': 'string|null', 'isMaintenace?': 'boolean|null' } };
const ChronicDiseaseHistoryItem: Rule = { type: 'object', properties: { 'addedBy?': 'string|null', 'chronicDiseaseName?': 'string|null', 'description?': 'string|null', 'causes?': 'string|null', 'symptoms?': 'string|null', 'digonsis?': 'string|null', 'treatment?': 'string|null', 'dateOfDiagonsis?': 'string|null' } };
const AllergyHistoryItem: Rule = { type: 'object', properties: { 'addedBy?': 'string|null', 'allergyName?': 'string|null', 'symptons?': 'string|null' } };
const RequestCreated: Rule = { type: 'object', properties: { message: 'string', requestId: 'integer' } };
const GeneralReportSection: Rule = { type: 'object|null', properties: { 'diagnosis?': 'string|null', 'treatmentPlan?': 'string|null', 'notes?': 'string|null', 'attachment?': 'string|null' } };
const MedicineSection: Rule = { type: 'object|null', properties: { 'medicineName?': 'string|null', 'dosage?': 'string|null', 'frequency?': 'string|null', 'instructions?': 'string|null' } };
const ChronicDiseaseSection: Rule = { type: 'object|null', properties: { 'chronicDiseaseName?': 'string|null', 'description?': 'string|null', 'causes?': 'string|null', 'symptoms?': 'string|null', 'digonsis?': 'string|null', 'treatment?': 'string|null', 'dateOfDiagonsis?': 'string|null' } };
const AllergySection: Rule = { type: 'object|null', properties: { 'allergyName?': 'string|null', 'symptons?': 'string|null' } };
const RequestDetail: Rule = { type: 'object', properties: { 'requestId?': 'integer|null', 'doctorId?': 'integer|null', doctorName: 'string', 'patientId?': 'integer|null', patientName: 'string', description: 'string', 'date?': 'string|null', 'isAnswered?': 'boolean|null', 'hasDoctorLeft?': 'boolean', 'isDeclined?': 'boolean', 'generalReport?': GeneralReportSection, 'medicine?': MedicineSection, 'chronicDisease?': ChronicDiseaseSection, 'allergy?': AllergySection } };
const Capabilities: Rule = { type: 'object', properties: { capabilities: { type: 'object', properties: { 'inbox?': { type: 'integer', minimum: 1 }, 'accessLog?': { type: 'integer', minimum: 1 }, 'sharing?': { type: 'integer', minimum: 1 }, 'account?': { type: 'integer', minimum: 1 }, 'mail?': { type: 'integer', minimum: 0 }, 'doctorReview?': { type: 'integer', minimum: 1 } } } } };
const NewResponse: Rule = { type: 'object', properties: { requestId: 'integer', doctorId: 'integer', doctorName: 'string', sentAt: 'string', answeredAt: 'string', 'description?': 'string' } };
const PatientInbox: Rule = { type: 'object', properties: { role: { type: 'string', enum: ["Patient"] }, newResponses: { type: 'array', items: NewResponse }, newResponsesCount: { type: 'integer', minimum: 0 }, 'leftRequests?': { type: 'array', items: RequestListItem }, waitingCount: { type: 'integer', minimum: 0 }, oldestWaitingAt: 'string|null' } };
const DoctorInbox: Rule = { type: 'object', properties: { role: { type: 'string', enum: ["Doctor"] }, waitingCount: { type: 'integer', minimum: 0 }, oldestWaitingAt: 'string|null' } };
const Inbox: Rule = { type: 'object', discriminator: 'role', cases: { Patient: PatientInbox, Doctor: DoctorInbox } };
const SeenResult: Rule = { type: 'object', properties: { message: 'string', responses: { type: 'array', items: { type: 'object', properties: { requestId: 'integer', answeredAt: 'string' } } } } };
const InboxRequest: Rule = { type: 'object', properties: { requestId: 'integer', doctorId: 'integer', doctorName: 'string', patientId: 'integer', patientName: 'string', description: 'string', 'date?': 'string|null', isAnswered: 'boolean', answeredAt: 'string|null' } };
const InboxRequestPage: Rule = { type: 'object', properties: { requests: { type: 'array', items: InboxRequest }, totalCount: { type: 'integer', minimum: 0 } } };
const AccessLogEntry: Rule = { type: 'object', properties: { date: 'string', accountName: 'string|null', role: { type: 'string|null', enum: ["Doctor","Patient",null] }, isSelf: 'boolean', action: 'string', requestId: 'integer|null', outcome: { type: 'string', enum: ["allowed","denied"] }, 'count?': { type: 'integer', minimum: 1 } } };
const AccessLogPage: Rule = { type: 'object', properties: { entries: { type: 'array', items: AccessLogEntry }, totalCount: { type: 'integer', minimum: 0 }, 'next?': 'string|null' } };
const RecordSection: Rule = { type: 'string', enum: ["details","readings","medicines","chronicDiseases","allergies"] };
const Grant: Rule = { type: 'object', properties: { doctorId: 'integer', doctorName: 'string', sections: { type: 'array', items: RecordSection }, source: { type: 'string', enum: ["request","patient"] }, since: 'string', expiresAt: 'string|null', revokedAt: 'string|null', 'hasDoctorLeft?': 'boolean' } };
const GrantList: Rule = { type: 'object', properties: { grants: { type: 'array', items: Grant } } };
const SharedRecord: Rule = { type: 'object', properties: { patientName: 'string', sections: { type: 'array', items: RecordSection }, since: 'string', expiresAt: 'string|null', isNew: 'boolean' } };
const PatientPage: Rule = { type: 'object', properties: { patients: { type: 'array', items: SharedRecord }, totalCount: { type: 'integer', minimum: 0 } } };
const AccountDetail: Rule = { type: 'object', properties: { name: 'string', email: 'string', 'newEmail?': 'string|null', 'isEmailConfirmed?': 'boolean', 'gender?': 'string|null', 'phoneNumber?': 'string|null', 'address?': 'string|null', 'responseNotices?': 'boolean|null', 'retentionDays?': { type: 'integer', minimum: 1 } } };
const ActiveSession: Rule = { type: 'object', properties: { sessionId: 'integer', device: 'string|null', createdAt: 'string', lastSeenAt: 'string', isCurrent: 'boolean' } };
const LogIn: Rule = { type: 'object', properties: { date: 'string', action: 'string', outcome: { type: 'string', enum: ["allowed","denied"] }, device: 'string|null', network: 'string|null', 'count?': { type: 'integer', minimum: 1 } } };
const AccountData: Rule = { type: 'object', properties: { exportedAt: 'string', account: AccountDetail, role: { type: 'string', enum: ["Doctor","Patient"] }, 'patient?': PatientDetail, 'doctor?': DoctorDetail, sessions: { type: 'array', items: ActiveSession }, 'requests?': { type: 'array', items: RequestDetail }, 'bloodPressures?': { type: 'array', items: BloodPressureReading }, 'bloodSugars?': { type: 'array', items: BloodSugarReading }, 'grants?': { type: 'array', items: Grant }, 'accessLog?': { type: 'array', items: AccessLogEntry }, 'logIns?': { type: 'array', items: LogIn } } };
const Closure: Rule = { type: 'object', properties: { message: 'string', deletedAfter: 'string' } };
const LogInPage: Rule = { type: 'object', properties: { entries: { type: 'array', items: LogIn }, totalCount: { type: 'integer', minimum: 0 }, 'next?': 'string|null' } };
const SessionList: Rule = { type: 'object', properties: { sessions: { type: 'array', items: ActiveSession } } };

/** The rule of each operation's answer. */
export const rules: { readonly [Id in OperationId]: Rule } = {
  login: Session,
  logOut: WriteResult,
  registerDoctor: WriteResult,
  registerPatient: WriteResult,
  listSpecializations: { type: 'array', items: Specialization },
  listDoctorsBySpecialization: { type: 'array', items: DoctorListItem },
  listDoctors: DoctorPage,
  getDoctor: DoctorDetail,
  updateClinic: WriteResult,
  updateDoctorProfile: WriteResult,
  listDoctorRequests: RequestPage,
  getPatient: PatientDetail,
  updatePatientProfile: WriteResult,
  addBloodPressure: WriteResult,
  addBloodSugar: WriteResult,
  listBloodPressures: { type: 'array', items: BloodPressureReading },
  listBloodSugars: { type: 'array', items: BloodSugarReading },
  listPatientRequests: RequestPage,
  listMedicines: { type: 'array', items: MedicineHistoryItem },
  listChronicDiseases: { type: 'array', items: ChronicDiseaseHistoryItem },
  listAllergies: { type: 'array', items: AllergyHistoryItem },
  createRequest: RequestCreated,
  getRequest: RequestDetail,
  declineRequests: WriteResult,
  createResponse: WriteResult,
  getCapabilities: Capabilities,
  getInbox: Inbox,
  markResponsesSeen: SeenResult,
  listInboxRequests: InboxRequestPage,
  listAccessLog: AccessLogPage,
  listGrants: GrantList,
  listPatients: PatientPage,
  shareRecord: WriteResult,
  stopSharing: WriteResult,
  getAccount: AccountDetail,
  getAccountData: AccountData,
  updateContact: WriteResult,
  changeEmail: WriteResult,
  confirmEmail: WriteResult,
  updateNotices: WriteResult,
  unsubscribe: WriteResult,
  changePassword: WriteResult,
  closeAccount: Closure,
  listLogIns: LogInPage,
  listSessions: SessionList,
  endOtherSessions: WriteResult,
  endSession: WriteResult,
  requestPasswordReset: WriteResult,
  resetPassword: WriteResult,
};

// GENERATED from openapi.yaml by scripts/generate.ts. Do not edit: run `npm run generate`.

import { listOf, objectOf } from '../factories.ts';
import type { Answer, OperationId, Schemas } from '../types.ts';

/** The contract's example of each operation's answer. */
export const answers: { readonly [Id in OperationId]: Answer<Id> } = {
  login: {"token":"eyJhbGciOiJIUzI1NiJ9.eyJuYW1lIjoiTW9uYSJ9.c2ln"},
  logOut: {"message":"You are logged out."},
  registerDoctor: {"message":"Saved."},
  registerPatient: {"message":"Saved."},
  listSpecializations: [{"msId":1,"msName":"Cardiology"},{"msId":2,"msName":"Dermatology"}],
  listDoctorsBySpecialization: [{"name":"Sami Sample","gender":"Male","clinicName":"Sample Clinic","medicalSpecificationName":"Cardiology"}],
  listDoctors: {"doctors":[{"name":"Sami Sample","gender":"Male","clinicName":"Sample Clinic","medicalSpecificationName":"Cardiology"},{"name":"Tara Test","gender":"Female","clinicName":"No Clinic","medicalSpecificationName":"Dermatology"}],"totalCount":2},
  getDoctor: {"name":"Sami Sample","doctorId":1,"gender":"Male","phoneNumber":"+00 000 0001","email":"sami.sample@example.com","address":"1 Example Street","cvUrl":"https://example.com/cv","bio":"Invented.","medicalSpecification":{"msName":"Cardiology"},"clinic":{"clinicName":"Sample Clinic","location":"3 Example Square","openHours":"Monday to Friday, 9 to 17"}},
  updateClinic: {"message":"Saved."},
  updateDoctorProfile: {"message":"Saved."},
  listDoctorRequests: {"requests":[{"requestId":1,"doctorId":1,"doctorName":"Sami Sample","patientId":2,"patientName":"Mona Example","description":"I have been tired for a week.","date":"2024-03-02T08:00:00Z","isAnswered":false}],"totalCount":1},
  getPatient: {"name":"Mona Example","gender":"Female","phoneNumber":"+00 000 0002","email":"mona.example@example.com","address":"2 Example Street","bloodType":"AB+","height":168,"weight":61.5},
  updatePatientProfile: {"message":"Saved."},
  addBloodPressure: {"message":"Saved."},
  addBloodSugar: {"message":"Saved."},
  listBloodPressures: [{"value":"118/76","date":"2024-03-02T07:30:00Z"},{"value":"121/79","date":"2024-03-01T07:30:00Z"}],
  listBloodSugars: [{"value":94,"date":"2024-03-02T07:30:00Z"},{"value":101.5,"date":"2024-03-01T07:30:00Z"}],
  listPatientRequests: {"requests":[{"requestId":1,"doctorId":1,"doctorName":"Sami Sample","patientId":2,"patientName":"Mona Example","description":"I have been tired for a week.","date":"2024-03-02T08:00:00Z","isAnswered":false}],"totalCount":1},
  listMedicines: [{"addedBy":"Sami Sample","medicineName":"Examplazole","dosage":"1 tablet","frequency":"Once a day","instructions":"With water","isMaintenace":true}],
  listChronicDiseases: [{"addedBy":"Sami Sample","chronicDiseaseName":"Example syndrome","description":"Invented.","causes":"Unknown","symptoms":"Tiredness","digonsis":"Found in a routine check","treatment":"Rest","dateOfDiagonsis":"2024-02-20"}],
  listAllergies: [{"addedBy":"Sami Sample","allergyName":"Example pollen","symptons":"Sneezing"}],
  createRequest: {"message":"Request sent.","requestId":1},
  getRequest: {"requestId":1,"doctorId":1,"doctorName":"Sami Sample","patientId":2,"patientName":"Mona Example","description":"I have been tired for a week.","date":"2024-03-02T08:00:00Z","isAnswered":true,"generalReport":{"diagnosis":"Nothing unusual","treatmentPlan":"Rest","notes":"Come back in a month","attachment":"https://example.com/1"},"medicine":{"medicineName":"Examplazole","dosage":"1 tablet","frequency":"Once a day","instructions":"With water"},"chronicDisease":null,"allergy":{"allergyName":"Example pollen","symptons":"Sneezing"}},
  declineRequests: {"message":"You receive no new requests."},
  createResponse: {"message":"Saved."},
  getCapabilities: {"capabilities":{"inbox":3,"accessLog":1,"sharing":2,"account":2,"mail":1,"doctorReview":1}},
  getInbox: {"role":"Patient","newResponses":[{"requestId":1,"doctorId":1,"doctorName":"Sami Sample","sentAt":"2026-11-16T08:00:00.000Z","answeredAt":"2026-11-19T15:30:00.000Z","description":"I have been tired for a week."}],"newResponsesCount":1,"leftRequests":[],"waitingCount":2,"oldestWaitingAt":"2026-11-18T07:45:00.000Z"},
  markResponsesSeen: {"message":"Marked as seen.","responses":[{"requestId":1,"answeredAt":"2026-11-19T15:30:00.000Z"}]},
  listInboxRequests: {"requests":[{"requestId":1,"doctorId":1,"doctorName":"Sami Sample","patientId":2,"patientName":"Mona Example","description":"I have been tired for a week.","date":"2026-11-16T08:00:00.000Z","isAnswered":true,"answeredAt":"2026-11-19T15:30:00.000Z"}],"totalCount":1},
  listAccessLog: {"entries":[{"date":"2026-11-20T10:15:00.000Z","accountName":"Sami Sample","role":"Doctor","isSelf":false,"action":"getRequest","requestId":1,"outcome":"allowed","count":1},{"date":"2026-11-20T09:30:00.000Z","accountName":null,"role":null,"isSelf":false,"action":"listAllergies","requestId":null,"outcome":"denied","count":12}],"totalCount":2,"next":null},
  listGrants: {"grants":[{"doctorId":3,"doctorName":"Nora Placeholder","sections":["readings","allergies"],"source":"patient","since":"2026-11-20T10:15:00.000Z","expiresAt":"2027-11-20T10:15:00.000Z","revokedAt":null},{"doctorId":1,"doctorName":"Sami Sample","sections":["details","readings","medicines","chronicDiseases","allergies"],"source":"request","since":"2026-11-16T08:00:00.000Z","expiresAt":null,"revokedAt":null}]},
  listPatients: {"patients":[{"patientName":"Mona Example","sections":["readings","allergies"],"since":"2026-11-20T10:15:00.000Z","expiresAt":"2027-11-20T10:15:00.000Z","isNew":true}],"totalCount":1},
  shareRecord: {"message":"Your record is shared."},
  stopSharing: {"message":"Your record is no longer shared."},
  getAccount: {"name":"Mona Example","email":"mona.example@example.com","newEmail":"mona.new@example.com","gender":"Female","phoneNumber":"+49 30 1234567","address":"1 Sample Street","responseNotices":false,"retentionDays":14},
  getAccountData: {"exportedAt":"2026-11-20T12:30:00.000Z","account":{"name":"Mona Example","email":"mona.example@example.com","newEmail":null,"gender":"Female","phoneNumber":"+49 30 1234567","address":"1 Sample Street"},"role":"Patient","patient":{"name":"Mona Example","gender":"Female","phoneNumber":"+49 30 1234567","email":"mona.example@example.com","address":"1 Sample Street","bloodType":"A+","height":170,"weight":65},"sessions":[{"sessionId":12,"device":"Firefox on Windows","createdAt":"2026-11-20T10:15:21.000Z","lastSeenAt":"2026-11-20T12:30:00.000Z","isCurrent":true}],"requests":[],"bloodPressures":[{"value":"120/80","date":"2026-11-19T08:00:00.000Z"}],"bloodSugars":[],"grants":[],"accessLog":[]},
  updateContact: {"message":"Your contact details are saved."},
  changeEmail: {"message":"A link is on its way to this email."},
  confirmEmail: {"message":"Your email is confirmed. Log in with it."},
  updateNotices: {"message":"You get an email when there is a new response."},
  unsubscribe: {"message":"You get no more emails about responses."},
  changePassword: {"message":"Your password is changed. Other devices are logged out."},
  closeAccount: {"message":"Your account is closed.","deletedAfter":"2026-03-15T09:30:00Z"},
  listLogIns: {"entries":[{"date":"2026-11-20T10:15:21.000Z","action":"login","outcome":"allowed","device":"Firefox on Windows","network":"192.0.2.0","count":1},{"date":"2026-11-20T03:02:10.000Z","action":"login","outcome":"denied","device":null,"network":"2001:db8:1::","count":12}],"totalCount":2,"next":null},
  listSessions: {"sessions":[{"sessionId":12,"device":"Firefox on Windows","createdAt":"2026-11-20T10:15:21.000Z","lastSeenAt":"2026-11-20T12:30:00.000Z","isCurrent":true},{"sessionId":9,"device":null,"createdAt":"2026-11-20T08:00:05.000Z","lastSeenAt":"2026-11-20T08:00:00.000Z","isCurrent":false}]},
  endOtherSessions: {"message":"You are logged out everywhere else."},
  endSession: {"message":"The device is logged out."},
  requestPasswordReset: {"message":"If there is an account with this email, a link is on its way to it."},
  resetPassword: {"message":"Your new password is saved. Log in with it."},
};

/** The minimal answer of each operation; absent for a keyed write, which needs no body. */
export const emptyAnswers: { readonly [Id in OperationId]?: Answer<Id> } = {
  login: {"token":"eyJhbGciOiJIUzI1NiJ9.eyJuYW1lIjoiTW9uYSJ9.c2ln"},
  logOut: {"message":"You are logged out."},
  listSpecializations: [],
  listDoctorsBySpecialization: [],
  listDoctors: {"doctors":[],"totalCount":0},
  getDoctor: {"name":"Sami Sample","doctorId":1},
  listDoctorRequests: {"requests":[],"totalCount":0},
  getPatient: {"name":"Mona Example"},
  listBloodPressures: [],
  listBloodSugars: [],
  listPatientRequests: {"requests":[],"totalCount":0},
  listMedicines: [],
  listChronicDiseases: [],
  listAllergies: [],
  getRequest: {"description":"I have been tired for a week.","doctorName":"Sami Sample","patientName":"Mona Example"},
  getCapabilities: {"capabilities":{"inbox":3,"accessLog":1,"sharing":2,"account":2,"mail":1,"doctorReview":1}},
  getInbox: {"role":"Patient","newResponses":[],"newResponsesCount":0,"waitingCount":0,"oldestWaitingAt":null},
  listInboxRequests: {"requests":[],"totalCount":0},
  listAccessLog: {"entries":[],"totalCount":0},
  listGrants: {"grants":[]},
  listPatients: {"patients":[],"totalCount":0},
  getAccount: {"name":"Mona Example","email":"mona.example@example.com"},
  getAccountData: {"exportedAt":"2026-11-20T12:30:00.000Z","account":{"name":"Mona Example","email":"mona.example@example.com","newEmail":null,"gender":"Female","phoneNumber":"+49 30 1234567","address":"1 Sample Street"},"role":"Patient","sessions":[]},
  listLogIns: {"entries":[],"totalCount":0},
  listSessions: {"sessions":[]},
  requestPasswordReset: {"message":"If there is an account with this email, a link is on its way to it."},
};

/** The HTTP status of each success that is not 200. */
export const statuses: { readonly [Id in OperationId]?: number } = {
  changeEmail: 202,
  requestPasswordReset: 202,
};

const BadRequest: Schemas['Problem'] = {"code":"invalid-input","title":"Check the input","message":"One field needs another value.","errors":{"email":["Enter an email address."]}};
const Unauthorized: Schemas['Problem'] = {"code":"not-logged-in","title":"Log in first","message":"Log in to do this."};
const Forbidden: Schemas['Problem'] = {"code":"forbidden","title":"Not allowed","message":"Only a doctor can do this."};
const NotFound: Schemas['Problem'] = {"code":"not-found","title":"Not found","message":"Nothing was found under this address."};
const NoMail: Schemas['Problem'] = {"code":"not-found","title":"No emails from here","message":"This portal sends no emails. Ask the people who run it for a link."};
const Conflict: Schemas['Problem'] = {"code":"key-in-flight","title":"Still working","message":"The same request is still being handled."};
const AlreadyRegistered: Schemas['Problem'] = {"code":"name-taken","title":"Already registered","message":"This name is already taken. Add a middle name or an initial.","errors":{"name":["This name is already taken. Add a middle name or an initial."]}};
const AlreadyAnswered: Schemas['Problem'] = {"code":"already-answered","title":"Already answered","message":"This request has already been answered."};
const PayloadTooLarge: Schemas['Problem'] = {"code":"too-large","title":"Too much data","message":"The request is larger than this server accepts."};
const UnsupportedMediaType: Schemas['Problem'] = {"code":"unsupported-media-type","title":"Wrong format","message":"Send the data as application/json."};
const UnprocessableKey: Schemas['Problem'] = {"code":"key-reused","title":"Key already used","message":"This idempotency key belongs to another request."};
const TooManyRequests: Schemas['Problem'] = {"code":"too-many-calls","title":"Too many attempts","message":"Wait 30 seconds and try again."};
const InternalError: Schemas['Problem'] = {"code":"internal-error","title":"Something went wrong","message":"The server could not do this. Try again later."};
const Unavailable: Schemas['Problem'] = {"code":"unavailable","title":"Not available","message":"The service is not available at the moment. Try again shortly."};

/** The contract's examples of each operation's errors, by status. */
export const problems: {
  readonly [Id in OperationId]: Readonly<Record<number, Schemas['Problem']>>;
} = {
  login: { 400: BadRequest, 401: {"code":"wrong-credentials","title":"Log in failed","message":"The email or password is wrong."}, 413: PayloadTooLarge, 415: UnsupportedMediaType, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  logOut: { 400: BadRequest, 401: Unauthorized, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  registerDoctor: { 400: BadRequest, 409: AlreadyRegistered, 413: PayloadTooLarge, 415: UnsupportedMediaType, 422: UnprocessableKey, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  registerPatient: { 400: BadRequest, 409: AlreadyRegistered, 413: PayloadTooLarge, 415: UnsupportedMediaType, 422: UnprocessableKey, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  listSpecializations: { 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  listDoctorsBySpecialization: { 400: BadRequest, 404: NotFound, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  listDoctors: { 400: BadRequest, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  getDoctor: { 400: BadRequest, 404: NotFound, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  updateClinic: { 400: BadRequest, 401: Unauthorized, 403: Forbidden, 409: Conflict, 413: PayloadTooLarge, 415: UnsupportedMediaType, 422: UnprocessableKey, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  updateDoctorProfile: { 400: BadRequest, 401: Unauthorized, 403: Forbidden, 409: Conflict, 413: PayloadTooLarge, 415: UnsupportedMediaType, 422: UnprocessableKey, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  listDoctorRequests: { 400: BadRequest, 401: Unauthorized, 403: Forbidden, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  getPatient: { 400: BadRequest, 401: Unauthorized, 404: NotFound, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  updatePatientProfile: { 400: BadRequest, 401: Unauthorized, 403: Forbidden, 409: Conflict, 413: PayloadTooLarge, 415: UnsupportedMediaType, 422: UnprocessableKey, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  addBloodPressure: { 400: BadRequest, 401: Unauthorized, 403: Forbidden, 409: Conflict, 413: PayloadTooLarge, 415: UnsupportedMediaType, 422: UnprocessableKey, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  addBloodSugar: { 400: BadRequest, 401: Unauthorized, 403: Forbidden, 409: Conflict, 413: PayloadTooLarge, 415: UnsupportedMediaType, 422: UnprocessableKey, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  listBloodPressures: { 400: BadRequest, 401: Unauthorized, 404: NotFound, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  listBloodSugars: { 400: BadRequest, 401: Unauthorized, 404: NotFound, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  listPatientRequests: { 400: BadRequest, 401: Unauthorized, 403: Forbidden, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  listMedicines: { 400: BadRequest, 401: Unauthorized, 404: NotFound, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  listChronicDiseases: { 400: BadRequest, 401: Unauthorized, 404: NotFound, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  listAllergies: { 400: BadRequest, 401: Unauthorized, 404: NotFound, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  createRequest: { 400: BadRequest, 401: Unauthorized, 403: Forbidden, 404: NotFound, 409: Conflict, 413: PayloadTooLarge, 415: UnsupportedMediaType, 422: UnprocessableKey, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  getRequest: { 400: BadRequest, 401: Unauthorized, 403: Forbidden, 404: NotFound, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  declineRequests: { 400: BadRequest, 401: Unauthorized, 403: Forbidden, 404: NotFound, 409: Conflict, 413: PayloadTooLarge, 415: UnsupportedMediaType, 422: UnprocessableKey, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  createResponse: { 400: BadRequest, 401: Unauthorized, 403: Forbidden, 404: NotFound, 409: AlreadyAnswered, 413: PayloadTooLarge, 415: UnsupportedMediaType, 422: UnprocessableKey, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  getCapabilities: { 400: BadRequest, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  getInbox: { 400: BadRequest, 401: Unauthorized, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  markResponsesSeen: { 400: BadRequest, 401: Unauthorized, 403: Forbidden, 404: NotFound, 409: Conflict, 413: PayloadTooLarge, 415: UnsupportedMediaType, 422: UnprocessableKey, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  listInboxRequests: { 400: BadRequest, 401: Unauthorized, 403: Forbidden, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  listAccessLog: { 400: BadRequest, 401: Unauthorized, 403: Forbidden, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  listGrants: { 400: BadRequest, 401: Unauthorized, 403: Forbidden, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  listPatients: { 400: BadRequest, 401: Unauthorized, 403: Forbidden, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  shareRecord: { 400: BadRequest, 401: Unauthorized, 403: Forbidden, 404: NotFound, 409: Conflict, 413: PayloadTooLarge, 415: UnsupportedMediaType, 422: UnprocessableKey, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  stopSharing: { 400: BadRequest, 401: Unauthorized, 403: Forbidden, 404: NotFound, 409: Conflict, 413: PayloadTooLarge, 415: UnsupportedMediaType, 422: UnprocessableKey, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  getAccount: { 400: BadRequest, 401: Unauthorized, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  getAccountData: { 400: BadRequest, 401: Unauthorized, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  updateContact: { 400: BadRequest, 401: Unauthorized, 409: Conflict, 413: PayloadTooLarge, 415: UnsupportedMediaType, 422: UnprocessableKey, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  changeEmail: { 400: BadRequest, 401: Unauthorized, 403: Forbidden, 404: NoMail, 409: Conflict, 413: PayloadTooLarge, 415: UnsupportedMediaType, 422: UnprocessableKey, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  confirmEmail: { 400: BadRequest, 409: Conflict, 413: PayloadTooLarge, 415: UnsupportedMediaType, 422: UnprocessableKey, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  updateNotices: { 400: BadRequest, 401: Unauthorized, 403: Forbidden, 404: NoMail, 409: Conflict, 413: PayloadTooLarge, 415: UnsupportedMediaType, 422: UnprocessableKey, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  unsubscribe: { 400: BadRequest, 409: Conflict, 413: PayloadTooLarge, 415: UnsupportedMediaType, 422: UnprocessableKey, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  changePassword: { 400: BadRequest, 401: Unauthorized, 403: Forbidden, 409: Conflict, 413: PayloadTooLarge, 415: UnsupportedMediaType, 422: UnprocessableKey, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  closeAccount: { 400: BadRequest, 401: Unauthorized, 403: Forbidden, 409: Conflict, 413: PayloadTooLarge, 415: UnsupportedMediaType, 422: UnprocessableKey, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  listLogIns: { 400: BadRequest, 401: Unauthorized, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  listSessions: { 400: BadRequest, 401: Unauthorized, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  endOtherSessions: { 400: BadRequest, 401: Unauthorized, 409: Conflict, 422: UnprocessableKey, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  endSession: { 400: BadRequest, 401: Unauthorized, 404: NotFound, 409: Conflict, 422: UnprocessableKey, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  requestPasswordReset: { 400: BadRequest, 404: NoMail, 413: PayloadTooLarge, 415: UnsupportedMediaType, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
  resetPassword: { 400: BadRequest, 409: Conflict, 413: PayloadTooLarge, 415: UnsupportedMediaType, 422: UnprocessableKey, 429: TooManyRequests, 500: InternalError, 503: Unavailable },
};

/**
 * Creates answers from the contract's examples with some fields overridden:
 * `examples.getDoctor({ name: 'Tara Test' })`. A list takes the fields of each item:
 * `examples.listBloodPressures([{ value: '120/80' }, { value: 'high' }])`.
 */
export const examples = {
  login: objectOf(answers.login),
  logOut: objectOf(answers.logOut),
  registerDoctor: objectOf(answers.registerDoctor),
  registerPatient: objectOf(answers.registerPatient),
  listSpecializations: listOf(answers.listSpecializations),
  listDoctorsBySpecialization: listOf(answers.listDoctorsBySpecialization),
  listDoctors: objectOf(answers.listDoctors),
  getDoctor: objectOf(answers.getDoctor),
  updateClinic: objectOf(answers.updateClinic),
  updateDoctorProfile: objectOf(answers.updateDoctorProfile),
  listDoctorRequests: objectOf(answers.listDoctorRequests),
  getPatient: objectOf(answers.getPatient),
  updatePatientProfile: objectOf(answers.updatePatientProfile),
  addBloodPressure: objectOf(answers.addBloodPressure),
  addBloodSugar: objectOf(answers.addBloodSugar),
  listBloodPressures: listOf(answers.listBloodPressures),
  listBloodSugars: listOf(answers.listBloodSugars),
  listPatientRequests: objectOf(answers.listPatientRequests),
  listMedicines: listOf(answers.listMedicines),
  listChronicDiseases: listOf(answers.listChronicDiseases),
  listAllergies: listOf(answers.listAllergies),
  createRequest: objectOf(answers.createRequest),
  getRequest: objectOf(answers.getRequest),
  declineRequests: objectOf(answers.declineRequests),
  createResponse: objectOf(answers.createResponse),
  getCapabilities: objectOf(answers.getCapabilities),
  getInbox: objectOf(answers.getInbox),
  markResponsesSeen: objectOf(answers.markResponsesSeen),
  listInboxRequests: objectOf(answers.listInboxRequests),
  listAccessLog: objectOf(answers.listAccessLog),
  listGrants: objectOf(answers.listGrants),
  listPatients: objectOf(answers.listPatients),
  shareRecord: objectOf(answers.shareRecord),
  stopSharing: objectOf(answers.stopSharing),
  getAccount: objectOf(answers.getAccount),
  getAccountData: objectOf(answers.getAccountData),
  updateContact: objectOf(answers.updateContact),
  changeEmail: objectOf(answers.changeEmail),
  confirmEmail: objectOf(answers.confirmEmail),
  updateNotices: objectOf(answers.updateNotices),
  unsubscribe: objectOf(answers.unsubscribe),
  changePassword: objectOf(answers.changePassword),
  closeAccount: objectOf(answers.closeAccount),
  listLogIns: objectOf(answers.listLogIns),
  listSessions: objectOf(answers.listSessions),
  endOtherSessions: objectOf(answers.endOtherSessions),
  endSession: objectOf(answers.endSession),
  requestPasswordReset: objectOf(answers.requestPasswordReset),
  resetPassword: objectOf(answers.resetPassword),
} as const satisfies { readonly [Id in OperationId]: () => Answer<Id> };

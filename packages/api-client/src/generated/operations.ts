// GENERATED from openapi.yaml by scripts/generate.ts. Do not edit: run `npm run generate`.

/** The runtime description of an operation, generated from the contract. */
export interface OperationDescription {
  /** The path, with parameters in braces. */
  readonly path: string;
  /** The HTTP method. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Whether the operation takes a JSON payload; absent means no. */
  readonly body?: boolean;
  /** Whether it takes an `Idempotency-Key`. */
  readonly keyed: boolean;
  /** The names of the query parameters; absent for none. */
  readonly queryParameters?: readonly string[];
  /** Whether it takes a bearer token. */
  readonly security: 'none' | 'optional' | 'required';
  /** The answer of a success: a list, or an object with these required fields. */
  readonly answer: 'list' | readonly string[];
}

/** Every operation of the contract, by operationId. */
export const operations = {
  /**
   * Log in.
   *
   * Exchanges an email and a password for a session token. A wrong email and a wrong password give the same 401, so that the answer does not reveal which emails are registered.
   */
  login: {"path":"/api/Authentication/login","method":"POST","body":true,"keyed":false,"security":"none","answer":["token"]},
  /**
   * Log out.
   *
   * Ends the session of the token: from the next call on, the token is refused with a 401. A backend may lack this operation; its tokens then last until they expire, and a client forgets the token in either case.
   */
  logOut: {"path":"/api/Authentication/logout","method":"POST","keyed":false,"security":"required","answer":["message"]},
  /**
   * Register a doctor.
   *
   * Creates a doctor's account. The name and the email must be free, regardless of case, and the name must not look like another one (409 otherwise). An unknown specialization is a 400 that names the field. The doctor is not logged in.
   */
  registerDoctor: {"path":"/api/Authentication/register-doctor","method":"POST","body":true,"keyed":true,"security":"none","answer":["message"]},
  /**
   * Register a patient.
   *
   * Creates a patient's account. The name and the email must be free, regardless of case, and the name must not look like another one (409 otherwise). The patient is not logged in.
   */
  registerPatient: {"path":"/api/Authentication/register-patient","method":"POST","body":true,"keyed":true,"security":"none","answer":["message"]},
  /**
   * List the specializations.
   *
   * All medical specializations. This path has a capital `M`; the path of their doctors has a small one. A backend may send an `ETag` and answer a matching `If-None-Match` with 304. Browsers handle this in their HTTP cache: the page sees a 200.
   */
  listSpecializations: {"path":"/api/MedicalSpecification","method":"GET","keyed":false,"security":"none","answer":"list"},
  /**
   * List the doctors of a specialization.
   *
   * All doctors of one specialization, sorted by name. An unknown specialization is a 404; one without doctors is an empty list.
   */
  listDoctorsBySpecialization: {"path":"/api/medicalSpecification/{msId}/doctors","method":"GET","keyed":false,"security":"none","answer":"list"},
  /**
   * List and search doctors.
   *
   * One page of doctors, sorted by name and filtered by `searchName`.
   */
  listDoctors: {"path":"/api/doctors","method":"GET","keyed":false,"queryParameters":["searchName","pageNumber","pageSize"],"security":"none","answer":["doctors","totalCount"]},
  /**
   * Read a doctor's profile.
   *
   * The public profile of one doctor, looked up by name regardless of case. A backend may have new doctors checked; until one is approved, only that doctor gets the profile, and everybody else a 404.
   */
  getDoctor: {"path":"/api/doctor/{name}","method":"GET","keyed":false,"security":"optional","answer":["name","doctorId"]},
  /**
   * Update the caller's clinic.
   *
   * Updates the clinic of the calling doctor. Omitted fields stay unchanged; blank and null clear a field. A doctor without a clinic name counts as having no clinic.
   */
  updateClinic: {"path":"/api/doctor/clinic","method":"POST","body":true,"keyed":true,"security":"required","answer":["message"]},
  /**
   * Update the caller's doctor profile.
   *
   * Updates the CV link and the bio of the calling doctor. Omitted fields stay unchanged; blank and null clear a field.
   */
  updateDoctorProfile: {"path":"/api/doctor/profileData","method":"POST","body":true,"keyed":true,"security":"required","answer":["message"]},
  /**
   * List the requests to the calling doctor.
   *
   * One page of the requests sent to the calling doctor, newest first.
   */
  listDoctorRequests: {"path":"/api/doctor/requests","method":"GET","keyed":false,"queryParameters":["pageNumber","pageSize","isAnswered"],"security":"required","answer":["requests","totalCount"]},
  /**
   * Read a patient's profile.
   *
   * The profile of one patient, looked up by name regardless of case. A backend that protects records lets only the patient and their doctors read it: it answers 401 without a valid token, and anyone else gets the same 404 as for an unknown name.
   */
  getPatient: {"path":"/api/patient/{name}","method":"GET","keyed":false,"security":"optional","answer":["name"]},
  /**
   * Update the caller's patient profile.
   *
   * Updates the blood type, height and weight of the calling patient. Omitted fields stay unchanged; null (for the blood type also blank) clears a field.
   */
  updatePatientProfile: {"path":"/api/patient/profileData","method":"POST","body":true,"keyed":true,"security":"required","answer":["message"]},
  /**
   * Log a blood pressure.
   *
   * Stores a blood pressure reading of the calling patient with the current time.
   */
  addBloodPressure: {"path":"/api/patient/bloodPressure","method":"POST","body":true,"keyed":true,"security":"required","answer":["message"]},
  /**
   * Log a blood sugar.
   *
   * Stores a blood sugar reading of the calling patient with the current time.
   */
  addBloodSugar: {"path":"/api/patient/bloodSugar","method":"POST","body":true,"keyed":true,"security":"required","answer":["message"]},
  /**
   * List a patient's blood pressures.
   *
   * The latest 5,000 blood pressure readings of one patient, newest first. Access is the same as for the patient's profile.
   */
  listBloodPressures: {"path":"/api/patient/bloodPressures/{name}","method":"GET","keyed":false,"security":"optional","answer":"list"},
  /**
   * List a patient's blood sugars.
   *
   * The latest 5,000 blood sugar readings of one patient, newest first. Access is the same as for the patient's profile.
   */
  listBloodSugars: {"path":"/api/patient/bloodSugars/{name}","method":"GET","keyed":false,"security":"optional","answer":"list"},
  /**
   * List the requests of the calling patient.
   *
   * One page of the requests sent by the calling patient, newest first.
   */
  listPatientRequests: {"path":"/api/patient/requests","method":"GET","keyed":false,"queryParameters":["pageNumber","pageSize","isAnswered"],"security":"required","answer":["requests","totalCount"]},
  /**
   * List a patient's medicines.
   *
   * The medicines that doctors added for one patient. Items have no date and no status, so a medicine may not be current. Access is the same as for the patient's profile.
   */
  listMedicines: {"path":"/api/patient/medicine/{name}","method":"GET","keyed":false,"security":"optional","answer":"list"},
  /**
   * List a patient's chronic diseases.
   *
   * The chronic diseases that doctors added for one patient. Access is the same as for the patient's profile.
   */
  listChronicDiseases: {"path":"/api/patient/chronicDisease/{name}","method":"GET","keyed":false,"security":"optional","answer":"list"},
  /**
   * List a patient's allergies.
   *
   * The allergies that doctors added for one patient. An empty list means that none is recorded, not that the patient has none. Access is the same as for the patient's profile.
   */
  listAllergies: {"path":"/api/patient/allergies/{name}","method":"GET","keyed":false,"security":"optional","answer":"list"},
  /**
   * Send a request to a doctor.
   *
   * Sends a health-check request from the calling patient to a doctor. An unknown doctor is a 404. A backend may limit how many requests a patient sends, and a doctor may decline further ones: a 409 with the code `paused`. Nothing is stored then.
   */
  createRequest: {"path":"/api/patient/request/{doctorId}","method":"POST","body":true,"keyed":true,"security":"required","answer":["message","requestId"]},
  /**
   * Read a request and its response.
   *
   * One request with the sections of its response, for the patient who sent it and the doctor who received it. Anyone else gets the same 404 as for an unknown request. The role in the path must be the caller's own. A section that the doctor left empty is null.
   */
  getRequest: {"path":"/api/{role}/requests/{requestId}","method":"GET","keyed":false,"security":"required","answer":["description","doctorName","patientName"]},
  /**
   * Decline further requests of a patient.
   *
   * Decides whether the calling doctor receives further requests from the patient who sent this one. A request that waits already can still be answered. Deciding the same again changes nothing and is a 200. The patient learns it from `paused` of the doctor and from the access log. A request to another doctor is a 404.
   */
  declineRequests: {"path":"/api/requests/{requestId}","method":"PUT","body":true,"keyed":true,"security":"required","answer":["message"]},
  /**
   * Reply to a request.
   *
   * Stores the response of the calling doctor and marks the request as answered. Doctor and patient come from the token and the stored request; ids in the payload that disagree are a 400. A request that is already answered is a 409; one that was sent to another doctor is a 404. A section without a filled field is not stored; a response without any filled field is a 400.
   */
  createResponse: {"path":"/api/response","method":"POST","body":true,"keyed":true,"security":"required","answer":["message"]},
  /**
   * List the capabilities of the backend.
   *
   * The extensions that this backend has, each with its version. A version adds to the one before. A backend without extensions may lack this path.
   */
  getCapabilities: {"path":"/api/capabilities","method":"GET","keyed":false,"security":"none","answer":["capabilities"]},
  /**
   * Read what is new for the caller.
   *
   * For a patient, the responses they have not opened yet, the requests whose doctor has left without a response, and how many requests wait. For a doctor, how many requests wait; `listInboxRequests` tells which. Reading it marks nothing as seen.
   */
  getInbox: {"path":"/api/inbox","method":"GET","keyed":false,"security":"required","answer":["role","waitingCount"]},
  /**
   * Mark responses as seen.
   *
   * Marks responses to the calling patient's requests as seen, so that they are no longer new; since version 2 also that the doctor of a request has left without a response. If one of the requests is unknown, still waits or is somebody else's, the answer is a 404 and none is marked. Marking one again changes nothing. Returns when each was answered, which the request itself does not tell.
   */
  markResponsesSeen: {"path":"/api/inbox/seen","method":"POST","body":true,"keyed":true,"security":"required","answer":["message","responses"]},
  /**
   * Search the requests to the calling doctor.
   *
   * One page of the requests sent to the calling doctor, as `listDoctorRequests` returns them, with the time of the answer, a search and an order.
   */
  listInboxRequests: {"path":"/api/inbox/requests","method":"GET","keyed":false,"queryParameters":["pageNumber","pageSize","isAnswered","search","order"],"security":"required","answer":["requests","totalCount"]},
  /**
   * List accesses to the caller's record.
   *
   * One page of the log of reads, changes and refused accesses to the calling patient's record, newest first. Reading the log is recorded too, but not listed. When a doctor lists requests, every patient on the list gets an entry. Follow `next` to read a long log: pages stay stable while entries are added, and the last page is as fast as the first.
   */
  listAccessLog: {"path":"/api/accessLog","method":"GET","keyed":false,"queryParameters":["pageNumber","pageSize","cursor"],"security":"required","answer":["entries","totalCount"]},
  /**
   * List the doctors who can read the caller's record.
   *
   * One grant for every doctor to whom the calling patient has sent a request or for whom they have decided, ordered by the doctor's name. Without a decision of the patient, a doctor with a request reads every section. Grants that have expired or were stopped are listed too.
   */
  listGrants: {"path":"/api/sharing","method":"GET","keyed":false,"security":"required","answer":["grants"]},
  /**
   * List the patients whose record the calling doctor can read.
   *
   * One page of the patients who share sections of their record with the calling doctor, because they sent a request or because they decided so: those of which the doctor has not opened the record since the decision first, then by time, newest first. Patients who have stopped sharing, whose decision has expired or whose account is closed are not among them. Since version 2.
   */
  listPatients: {"path":"/api/sharing/patients","method":"GET","keyed":false,"queryParameters":["searchName","pageNumber","pageSize"],"security":"required","answer":["patients","totalCount"]},
  /**
   * Share the caller's record with a doctor.
   *
   * Decides which sections of the calling patient's record a doctor can read, with or without a request, and until when. It replaces every earlier decision about this doctor, from the next call on. An unknown doctor is a 404.
   */
  shareRecord: {"path":"/api/sharing/{doctorId}","method":"PUT","body":true,"keyed":true,"security":"required","answer":["message"]},
  /**
   * Stop sharing the caller's record with a doctor.
   *
   * From the next call on, the doctor reads no section of the calling patient's record, also when the patient sends another request, until the patient shares it again. The doctor keeps the requests and their own responses. Stopping again changes nothing and is a 200. An unknown doctor is a 404.
   */
  stopSharing: {"path":"/api/sharing/{doctorId}","method":"DELETE","keyed":true,"security":"required","answer":["message"]},
  /**
   * Get the caller's account.
   *
   * The log-in email and the contact details, which no other operation shows together.
   */
  getAccount: {"path":"/api/account","method":"GET","keyed":false,"security":"required","answer":["name","email"]},
  /**
   * Get everything that is stored about the caller.
   *
   * One document, which the backend sends while it reads. A patient's has the whole record, with all readings, requests and responses, and the access log, which has this call, too. A doctor's has the profile, and the requests and responses that the doctor reads; the patients see the call in their access logs. Both have the sessions and the log-ins.
   */
  getAccountData: {"path":"/api/account/data","method":"GET","keyed":false,"security":"required","answer":["exportedAt","account","role","sessions"]},
  /**
   * Change the caller's contact details.
   *
   * An absent property stays as it is; null or blank text deletes it.
   */
  updateContact: {"path":"/api/account/contact","method":"PATCH","body":true,"keyed":true,"security":"required","answer":["message"]},
  /**
   * Ask for another email for the caller's account.
   *
   * Sends a link to the new address, at most three in an hour. The account keeps its email until somebody follows the link, which leads to `/ConfirmEmail#` and the token for `confirmEmail`. Asking again replaces the earlier request. While `isEmailConfirmed` of `getAccount` is false, the present address can be asked for, to send its link again. A wrong password is a 403 with the code `wrong-password` and counts like a failed log-in. An address that another account has is a 409 with the code `email-taken`. A backend that is not set up to send emails answers 404.
   */
  changeEmail: {"path":"/api/account/email","method":"POST","body":true,"keyed":true,"security":"required","answer":["message"]},
  /**
   * Confirm a new email.
   *
   * Makes the address that the token was sent to the confirmed email of its account, and tells the former address, if that is another. A token works once and for 24 hours, and not after a newer request or a new password; otherwise the answer is a 400 with the code `email-link-invalid`. If another account has got the address meanwhile, it is a 409 with the code `email-taken`.
   */
  confirmEmail: {"path":"/api/account/emailConfirmations","method":"POST","body":true,"keyed":true,"security":"none","answer":["message"]},
  /**
   * Choose which notices a patient gets by email.
   *
   * With `responses`, an email tells the patient that there is a new response, but not what about, at most once in an hour. It is off until the patient turns it on. A backend that is not set up to send emails answers 404, except for turning it off.
   */
  updateNotices: {"path":"/api/account/notices","method":"PUT","body":true,"keyed":true,"security":"required","answer":["message"]},
  /**
   * Turn off notices with the link in one of them.
   *
   * Turns off `responses` of `updateNotices` for the account of the token, also when it is off already. The link leads to `/Unsubscribe#` and the token. Tokens do not expire; any other is a 400 with the code `unsubscribe-link-invalid`.
   */
  unsubscribe: {"path":"/api/account/unsubscriptions","method":"POST","body":true,"keyed":true,"security":"none","answer":["message"]},
  /**
   * Change the caller's password.
   *
   * Replaces the password and ends every other session of the account. A wrong current password is a 403 with the code `wrong-password` and counts like a failed log-in. The new password follows the rules of registration.
   */
  changePassword: {"path":"/api/account/password","method":"POST","body":true,"keyed":true,"security":"required","answer":["message"]},
  /**
   * Close the caller's account.
   *
   * Ends every session of the account and, for a doctor, hides it from patients. A log-in opens the account again until it is deleted, `retentionDays` of `getAccount` later. Then the log-in, the contact details, the profile, the readings and what the patient shares are deleted, and requests without a response are withdrawn. Requests with a response stay with the doctor, under a name such as `Former patient 4711`. A doctor's responses stay with the patients, under the name of the doctor. A wrong password is a 403 with the code `wrong-password` and counts like a failed log-in.
   */
  closeAccount: {"path":"/api/account/closure","method":"POST","body":true,"keyed":true,"security":"required","answer":["message","deletedAfter"]},
  /**
   * List the log-ins to the caller's account.
   *
   * One page of the log-ins and log-outs of the account, refused log-ins, and what changed who can get in, newest first. Refused log-ins from one network in one hour are one entry. Follow `next` to read a long list, as with `listAccessLog`. Since version 2.
   */
  listLogIns: {"path":"/api/account/log-ins","method":"GET","keyed":false,"queryParameters":["pageNumber","pageSize","cursor"],"security":"required","answer":["entries","totalCount"]},
  /**
   * List where the caller is logged in.
   *
   * The sessions of the account that have neither ended nor expired, the latest used first.
   */
  listSessions: {"path":"/api/account/sessions","method":"GET","keyed":false,"security":"required","answer":["sessions"]},
  /**
   * Log the caller out everywhere else.
   *
   * Ends every session of the account but the one of this call. Their tokens are refused from the next call on.
   */
  endOtherSessions: {"path":"/api/account/sessions","method":"DELETE","keyed":true,"security":"required","answer":["message"]},
  /**
   * End a session of the caller.
   *
   * The token of the session is refused from the next call on. Ending it again changes nothing and is a 200. A session of somebody else is a 404, like one that does not exist.
   */
  endSession: {"path":"/api/account/sessions/{sessionId}","method":"DELETE","keyed":true,"security":"required","answer":["message"]},
  /**
   * Request a link to reset a password.
   *
   * Sends an email with a link to the account with this email address, at most three in an hour. Whether there is such an account, the answer does not tell. The link leads to `/reset#` and the token for `resetPassword`. A backend that is not set up to send emails answers 404.
   */
  requestPasswordReset: {"path":"/api/account/resetRequests","method":"POST","body":true,"keyed":false,"security":"none","answer":["message"]},
  /**
   * Reset a password.
   *
   * Replaces the password of the account that the token was made for, and ends all of its sessions. A token works once and for 30 minutes; a reset voids all others of the account. Afterwards, or with an unknown token, the answer is a 400 with the code `reset-link-invalid`. The new password follows the rules of registration.
   */
  resetPassword: {"path":"/api/account/resets","method":"POST","body":true,"keyed":true,"security":"none","answer":["message"]},
} as const satisfies Readonly<Record<string, OperationDescription>>;

/** An operationId of the contract. */
export type OperationId = keyof typeof operations;

/** All operationIds, in the contract's order. */
export function operationIds(): OperationId[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a constant has no other keys
  return Object.keys(operations) as OperationId[];
}

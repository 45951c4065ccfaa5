// GENERATED from openapi.yaml by scripts/generate.ts. Do not edit: run `npm run generate`.

import type { operations as Operations } from './schema.ts';

/** What is known of an operation at run time, read from the contract. */
export interface OperationDescription {
  /** The HTTP method. */
  readonly method: 'GET' | 'POST';
  /** The path with its parameters in braces. */
  readonly path: string;
  /** The names of the path parameters, all of them required. */
  readonly pathParameters: readonly string[];
  /** The names of the query parameters. */
  readonly queryParameters: readonly string[];
  /** Whether the operation takes a JSON payload. */
  readonly body: boolean;
  /** Whether it takes a bearer token: never, when there is one, or always. */
  readonly security: 'none' | 'optional' | 'required';
  /** Whether it is a write that takes an `Idempotency-Key`. */
  readonly keyed: boolean;
  /** The shape of a good answer. */
  readonly answer: {
    /** Whether it is a list; an object otherwise. */
    readonly list: boolean;
    /** The fields that an object must have. */
    readonly required: readonly string[];
  };
}

/** Every operation of the contract by its operationId. */
export const operations = {
  /**
   * Log in.
   *
   * Exchanges an email and a password for a session token. A wrong email and a wrong password give the same 401 answer, so that nobody learns which emails are registered.
   */
  login: {"method":"POST","path":"/api/Authentication/login","pathParameters":[],"queryParameters":[],"body":true,"security":"none","keyed":false,"answer":{"list":false,"required":["token"]}},
  /**
   * Register a doctor.
   *
   * Creates a doctor's account. The name and the email must be free, without regard to case, and the name must not look like another one (409 otherwise). An unknown specialization is a 400 that names the field. Logging in is a separate call.
   */
  registerDoctor: {"method":"POST","path":"/api/Authentication/register-doctor","pathParameters":[],"queryParameters":[],"body":true,"security":"none","keyed":true,"answer":{"list":false,"required":["message"]}},
  /**
   * Register a patient.
   *
   * Creates a patient's account. The name and the email must be free, without regard to case, and the name must not look like another one (409 otherwise). Logging in is a separate call.
   */
  registerPatient: {"method":"POST","path":"/api/Authentication/register-patient","pathParameters":[],"queryParameters":[],"body":true,"security":"none","keyed":true,"answer":{"list":false,"required":["message"]}},
  /**
   * List the specializations.
   *
   * All medical specializations. Note the capital letter in this path; the doctors' path has a small one. They seldom change: a backend may send an `ETag`, and answer a call whose `If-None-Match` has it with 304 and no body. Browsers ask so by themselves, and show a page the list that they have kept, as a 200.
   */
  listSpecializations: {"method":"GET","path":"/api/MedicalSpecification","pathParameters":[],"queryParameters":[],"body":false,"security":"none","keyed":false,"answer":{"list":true,"required":[]}},
  /**
   * List the doctors of a specialization.
   *
   * All doctors of one specialization, by name. An unknown specialization is a 404, one without doctors an empty list.
   */
  listDoctorsBySpecialization: {"method":"GET","path":"/api/medicalSpecification/{msId}/doctors","pathParameters":["msId"],"queryParameters":[],"body":false,"security":"none","keyed":false,"answer":{"list":true,"required":[]}},
  /**
   * List and search doctors.
   *
   * One page of doctors by name. With `searchName`, only those whose name contains it.
   */
  listDoctors: {"method":"GET","path":"/api/doctors","pathParameters":[],"queryParameters":["searchName","pageNumber","pageSize"],"body":false,"security":"none","keyed":false,"answer":{"list":false,"required":["doctors","totalCount"]}},
  /**
   * Read a doctor's profile.
   *
   * The public profile of one doctor, found by name without regard to case.
   */
  getDoctor: {"method":"GET","path":"/api/doctor/{name}","pathParameters":["name"],"queryParameters":[],"body":false,"security":"none","keyed":false,"answer":{"list":false,"required":["name","doctorId"]}},
  /**
   * Change the own clinic.
   *
   * Changes the clinic of the doctor who calls. A field that is left out stays as it is; a blank one, or null, is cleared. Without a name the doctor counts as having no clinic.
   */
  updateClinic: {"method":"POST","path":"/api/doctor/clinic","pathParameters":[],"queryParameters":[],"body":true,"security":"required","keyed":true,"answer":{"list":false,"required":["message"]}},
  /**
   * Change the own doctor profile.
   *
   * Changes the CV link and the bio of the doctor who calls. A field that is left out stays as it is; a blank one, or null, is cleared.
   */
  updateDoctorProfile: {"method":"POST","path":"/api/doctor/profileData","pathParameters":[],"queryParameters":[],"body":true,"security":"required","keyed":true,"answer":{"list":false,"required":["message"]}},
  /**
   * List the requests to the calling doctor.
   *
   * One page of the requests sent to the doctor who calls, newest first.
   */
  listDoctorRequests: {"method":"GET","path":"/api/doctor/requests","pathParameters":[],"queryParameters":["pageNumber","pageSize","isAnswered"],"body":false,"security":"required","keyed":false,"answer":{"list":false,"required":["requests","totalCount"]}},
  /**
   * Read a patient's profile.
   *
   * The profile of one patient, found by name without regard to case. A backend that protects records lets only the patient and their doctors read it: 401 without a valid token, and for anybody else the same 404 as for a name that does not exist.
   */
  getPatient: {"method":"GET","path":"/api/patient/{name}","pathParameters":["name"],"queryParameters":[],"body":false,"security":"optional","keyed":false,"answer":{"list":false,"required":["name"]}},
  /**
   * Change the own patient profile.
   *
   * Changes the blood type, height and weight of the patient who calls. A field that is left out stays as it is; null (for the blood type also a blank) clears it.
   */
  updatePatientProfile: {"method":"POST","path":"/api/patient/profileData","pathParameters":[],"queryParameters":[],"body":true,"security":"required","keyed":true,"answer":{"list":false,"required":["message"]}},
  /**
   * Log a blood pressure.
   *
   * Stores a blood pressure reading of the patient who calls, dated now.
   */
  addBloodPressure: {"method":"POST","path":"/api/patient/bloodPressure","pathParameters":[],"queryParameters":[],"body":true,"security":"required","keyed":true,"answer":{"list":false,"required":["message"]}},
  /**
   * Log a blood sugar.
   *
   * Stores a blood sugar reading of the patient who calls, dated now.
   */
  addBloodSugar: {"method":"POST","path":"/api/patient/bloodSugar","pathParameters":[],"queryParameters":[],"body":true,"security":"required","keyed":true,"answer":{"list":false,"required":["message"]}},
  /**
   * List a patient's blood pressures.
   *
   * The blood pressure readings of one patient, newest first: the newest 5,000 at most. Readable by the same people as the patient's profile.
   */
  listBloodPressures: {"method":"GET","path":"/api/patient/bloodPressures/{name}","pathParameters":["name"],"queryParameters":[],"body":false,"security":"optional","keyed":false,"answer":{"list":true,"required":[]}},
  /**
   * List a patient's blood sugars.
   *
   * The blood sugar readings of one patient, newest first: the newest 5,000 at most. Readable by the same people as the patient's profile.
   */
  listBloodSugars: {"method":"GET","path":"/api/patient/bloodSugars/{name}","pathParameters":["name"],"queryParameters":[],"body":false,"security":"optional","keyed":false,"answer":{"list":true,"required":[]}},
  /**
   * List the requests of the calling patient.
   *
   * One page of the requests sent by the patient who calls, newest first.
   */
  listPatientRequests: {"method":"GET","path":"/api/patient/requests","pathParameters":[],"queryParameters":["pageNumber","pageSize","isAnswered"],"body":false,"security":"required","keyed":false,"answer":{"list":false,"required":["requests","totalCount"]}},
  /**
   * List who opened the own record.
   *
   * One page of who read, changed or was refused the record of the patient who calls, newest first. It is the caller's own log: nobody else's can be asked for. Looking at it is recorded too, but not listed. A doctor's list of requests is an entry for every patient on it. Follow `next` to read a long log: that takes as long for each page, and no page moves on when entries are added meanwhile.
   */
  listAccessLog: {"method":"GET","path":"/api/patient/accessLog","pathParameters":[],"queryParameters":["pageNumber","pageSize","cursor"],"body":false,"security":"required","keyed":false,"answer":{"list":false,"required":["entries","totalCount"]}},
  /**
   * List a patient's medicines.
   *
   * The medicines that doctors added for one patient. Items carry no date and no status: none of them is known to be current. Readable by the same people as the patient's profile.
   */
  listMedicines: {"method":"GET","path":"/api/patient/medicine/{name}","pathParameters":["name"],"queryParameters":[],"body":false,"security":"optional","keyed":false,"answer":{"list":true,"required":[]}},
  /**
   * List a patient's chronic diseases.
   *
   * The chronic diseases that doctors added for one patient. Readable by the same people as the patient's profile.
   */
  listChronicDiseases: {"method":"GET","path":"/api/patient/chronicDisease/{name}","pathParameters":["name"],"queryParameters":[],"body":false,"security":"optional","keyed":false,"answer":{"list":true,"required":[]}},
  /**
   * List a patient's allergies.
   *
   * The allergies that doctors added for one patient. An empty list means that none is recorded here, not that the patient has none. Readable by the same people as the patient's profile.
   */
  listAllergies: {"method":"GET","path":"/api/patient/allergies/{name}","pathParameters":["name"],"queryParameters":[],"body":false,"security":"optional","keyed":false,"answer":{"list":true,"required":[]}},
  /**
   * Send a request to a doctor.
   *
   * Sends a health-check request from the patient who calls to one doctor. An unknown doctor is a 404.
   */
  createRequest: {"method":"POST","path":"/api/patient/request/{doctorId}","pathParameters":["doctorId"],"queryParameters":[],"body":true,"security":"required","keyed":true,"answer":{"list":false,"required":["message","requestId"]}},
  /**
   * Read a request and its response.
   *
   * One request with the sections of its response, for the patient who sent it and the doctor it was sent to; anybody else gets the same 404 as for a request that does not exist. The role in the path must be the caller's own. A section that the doctor left empty is null.
   */
  getRequest: {"method":"GET","path":"/api/{role}/requests/{requestId}","pathParameters":["role","requestId"],"queryParameters":[],"body":false,"security":"required","keyed":false,"answer":{"list":false,"required":["description","doctorName","patientName"]}},
  /**
   * Answer a request.
   *
   * Stores the response of the doctor who calls and marks the request as answered. Doctor and patient come from the token and the stored request; ids in the payload that disagree are a 400, and nothing is written. A request that is already answered is a 409, one that was sent to somebody else a 404. A section without a filled field is not stored; a response without any filled field is a 400.
   */
  createResponse: {"method":"POST","path":"/api/response","pathParameters":[],"queryParameters":[],"body":true,"security":"required","keyed":true,"answer":{"list":false,"required":["message"]}},
} as const satisfies { readonly [Id in keyof Operations]: OperationDescription };

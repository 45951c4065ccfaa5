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
  /** Log in. */
  login: {"method":"POST","path":"/api/Authentication/login","pathParameters":[],"queryParameters":[],"body":true,"security":"none","keyed":false,"answer":{"list":false,"required":["token"]}},
  /** Register a doctor. */
  registerDoctor: {"method":"POST","path":"/api/Authentication/register-doctor","pathParameters":[],"queryParameters":[],"body":true,"security":"none","keyed":true,"answer":{"list":false,"required":["message"]}},
  /** Register a patient. */
  registerPatient: {"method":"POST","path":"/api/Authentication/register-patient","pathParameters":[],"queryParameters":[],"body":true,"security":"none","keyed":true,"answer":{"list":false,"required":["message"]}},
  /** List the specializations. */
  listSpecializations: {"method":"GET","path":"/api/MedicalSpecification","pathParameters":[],"queryParameters":[],"body":false,"security":"none","keyed":false,"answer":{"list":true,"required":[]}},
  /** List the doctors of a specialization. */
  listDoctorsBySpecialization: {"method":"GET","path":"/api/medicalSpecification/{msId}/doctors","pathParameters":["msId"],"queryParameters":[],"body":false,"security":"none","keyed":false,"answer":{"list":true,"required":[]}},
  /** List and search doctors. */
  listDoctors: {"method":"GET","path":"/api/doctors","pathParameters":[],"queryParameters":["searchName","pageNumber","pageSize"],"body":false,"security":"none","keyed":false,"answer":{"list":false,"required":["doctors","totalCount"]}},
  /** Read a doctor's profile. */
  getDoctor: {"method":"GET","path":"/api/doctor/{name}","pathParameters":["name"],"queryParameters":[],"body":false,"security":"none","keyed":false,"answer":{"list":false,"required":["name","doctorId"]}},
  /** Change the own clinic. */
  updateClinic: {"method":"POST","path":"/api/doctor/clinic","pathParameters":[],"queryParameters":[],"body":true,"security":"required","keyed":true,"answer":{"list":false,"required":["message"]}},
  /** Change the own doctor profile. */
  updateDoctorProfile: {"method":"POST","path":"/api/doctor/profileData","pathParameters":[],"queryParameters":[],"body":true,"security":"required","keyed":true,"answer":{"list":false,"required":["message"]}},
  /** List the requests to the calling doctor. */
  listDoctorRequests: {"method":"GET","path":"/api/doctor/requests","pathParameters":[],"queryParameters":["pageNumber","pageSize","isAnswered"],"body":false,"security":"required","keyed":false,"answer":{"list":false,"required":["requests","totalCount"]}},
  /** Read a patient's profile. */
  getPatient: {"method":"GET","path":"/api/patient/{name}","pathParameters":["name"],"queryParameters":[],"body":false,"security":"optional","keyed":false,"answer":{"list":false,"required":["name"]}},
  /** Change the own patient profile. */
  updatePatientProfile: {"method":"POST","path":"/api/patient/profileData","pathParameters":[],"queryParameters":[],"body":true,"security":"required","keyed":true,"answer":{"list":false,"required":["message"]}},
  /** Log a blood pressure. */
  addBloodPressure: {"method":"POST","path":"/api/patient/bloodPressure","pathParameters":[],"queryParameters":[],"body":true,"security":"required","keyed":true,"answer":{"list":false,"required":["message"]}},
  /** Log a blood sugar. */
  addBloodSugar: {"method":"POST","path":"/api/patient/bloodSugar","pathParameters":[],"queryParameters":[],"body":true,"security":"required","keyed":true,"answer":{"list":false,"required":["message"]}},
  /** List a patient's blood pressures. */
  listBloodPressures: {"method":"GET","path":"/api/patient/bloodPressures/{name}","pathParameters":["name"],"queryParameters":[],"body":false,"security":"optional","keyed":false,"answer":{"list":true,"required":[]}},
  /** List a patient's blood sugars. */
  listBloodSugars: {"method":"GET","path":"/api/patient/bloodSugars/{name}","pathParameters":["name"],"queryParameters":[],"body":false,"security":"optional","keyed":false,"answer":{"list":true,"required":[]}},
  /** List the requests of the calling patient. */
  listPatientRequests: {"method":"GET","path":"/api/patient/requests","pathParameters":[],"queryParameters":["pageNumber","pageSize","isAnswered"],"body":false,"security":"required","keyed":false,"answer":{"list":false,"required":["requests","totalCount"]}},
  /** List who opened the own record. */
  listAccessLog: {"method":"GET","path":"/api/patient/accessLog","pathParameters":[],"queryParameters":["pageNumber","pageSize","cursor"],"body":false,"security":"required","keyed":false,"answer":{"list":false,"required":["entries","totalCount"]}},
  /** List a patient's medicines. */
  listMedicines: {"method":"GET","path":"/api/patient/medicine/{name}","pathParameters":["name"],"queryParameters":[],"body":false,"security":"optional","keyed":false,"answer":{"list":true,"required":[]}},
  /** List a patient's chronic diseases. */
  listChronicDiseases: {"method":"GET","path":"/api/patient/chronicDisease/{name}","pathParameters":["name"],"queryParameters":[],"body":false,"security":"optional","keyed":false,"answer":{"list":true,"required":[]}},
  /** List a patient's allergies. */
  listAllergies: {"method":"GET","path":"/api/patient/allergies/{name}","pathParameters":["name"],"queryParameters":[],"body":false,"security":"optional","keyed":false,"answer":{"list":true,"required":[]}},
  /** Send a request to a doctor. */
  createRequest: {"method":"POST","path":"/api/patient/request/{doctorId}","pathParameters":["doctorId"],"queryParameters":[],"body":true,"security":"required","keyed":true,"answer":{"list":false,"required":["message","requestId"]}},
  /** Read a request and its response. */
  getRequest: {"method":"GET","path":"/api/{role}/requests/{requestId}","pathParameters":["role","requestId"],"queryParameters":[],"body":false,"security":"required","keyed":false,"answer":{"list":false,"required":["description","doctorName","patientName"]}},
  /** Answer a request. */
  createResponse: {"method":"POST","path":"/api/response","pathParameters":[],"queryParameters":[],"body":true,"security":"required","keyed":true,"answer":{"list":false,"required":["message"]}},
} as const satisfies { readonly [Id in keyof Operations]: OperationDescription };

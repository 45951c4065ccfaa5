// GENERATED from openapi.yaml by scripts/generate.ts. Do not edit: run `npm run generate`.

import type { CallOptions, Input, OperationId, PortalClient, PortalResult } from '../src/index.ts';

export const inputs: { readonly [Id in OperationId]: Input<Id> } = {
  login: {"body":{"email":"mona.example@example.com","password":"a long example phrase"}},
  registerDoctor: {"body":{"name":"Sami Sample","email":"sami.sample@example.com","password":"a long example phrase","gender":"Male","medicalSpecificationId":1,"phoneNumber":"+00 000 0001","address":"1 Example Street"}},
  registerPatient: {"body":{"name":"Mona Example","email":"mona.example@example.com","password":"a long example phrase","gender":"Female","phoneNumber":"+00 000 0002","address":"2 Example Street"}},
  listSpecializations: {},
  listDoctorsBySpecialization: {"msId":1},
  listDoctors: {"searchName":"sam","pageNumber":1,"pageSize":9},
  getDoctor: {"name":"Sami Sample"},
  updateClinic: {"body":{"name":"Sample Clinic","location":"3 Example Square","openHours":"Monday to Friday, 9 to 17"}},
  updateDoctorProfile: {"body":{"cvUrl":"https://example.com/cv/sami-sample","bio":"An invented doctor for this example."}},
  listDoctorRequests: {"pageNumber":1,"pageSize":9,"isAnswered":false},
  getPatient: {"name":"Mona Example"},
  updatePatientProfile: {"body":{"bloodType":"AB+","height":168,"weight":61.5}},
  addBloodPressure: {"body":{"value":"118/76"}},
  addBloodSugar: {"body":{"value":94}},
  listBloodPressures: {"name":"Mona Example"},
  listBloodSugars: {"name":"Mona Example"},
  listPatientRequests: {"pageNumber":1,"pageSize":9,"isAnswered":false},
  listAccessLog: {"pageNumber":1,"pageSize":9,"cursor":"1795169400000000-41"},
  listMedicines: {"name":"Mona Example"},
  listChronicDiseases: {"name":"Mona Example"},
  listAllergies: {"name":"Mona Example"},
  createRequest: {"doctorId":1,"body":{"description":"I have been tired for a week and would like a check."}},
  getRequest: {"role":"Patient","requestId":1},
  createResponse: {"body":{"requestId":1,"doctorId":1,"doctorName":"Sami Sample","patientId":2,"patientName":"Mona Example","generalReport":{"diagnosis":"Nothing unusual in this example","treatmentPlan":"Rest and water","notes":"Come back in a month","attachment":"https://example.com/report/1"},"medicine":{"medicinName":"Examplazole","dosage":"1 tablet","frequency":"Once a day","instructions":"With water","isMaintenace":true},"chronicDisease":{"chronicDiseaseName":"Example syndrome","description":"An invented disease for this example.","causes":"Unknown","symptoms":"Tiredness","digonsis":"Found in a routine check","treatment":"Rest","dateOfDiagonsis":"2024-02-20"},"allergy":{"allergyName":"Example pollen","symptons":"Sneezing"}}},
};

export const calls: {
  readonly [Id in OperationId]: (
    client: PortalClient,
    options?: CallOptions,
  ) => Promise<PortalResult<unknown>>;
} = {
  login: (client, options) => client.login(inputs.login, options),
  registerDoctor: (client, options) => client.registerDoctor(inputs.registerDoctor, options),
  registerPatient: (client, options) => client.registerPatient(inputs.registerPatient, options),
  listSpecializations: (client, options) => client.listSpecializations({}, options),
  listDoctorsBySpecialization: (client, options) => client.listDoctorsBySpecialization(inputs.listDoctorsBySpecialization, options),
  listDoctors: (client, options) => client.listDoctors(inputs.listDoctors, options),
  getDoctor: (client, options) => client.getDoctor(inputs.getDoctor, options),
  updateClinic: (client, options) => client.updateClinic(inputs.updateClinic, options),
  updateDoctorProfile: (client, options) => client.updateDoctorProfile(inputs.updateDoctorProfile, options),
  listDoctorRequests: (client, options) => client.listDoctorRequests(inputs.listDoctorRequests, options),
  getPatient: (client, options) => client.getPatient(inputs.getPatient, options),
  updatePatientProfile: (client, options) => client.updatePatientProfile(inputs.updatePatientProfile, options),
  addBloodPressure: (client, options) => client.addBloodPressure(inputs.addBloodPressure, options),
  addBloodSugar: (client, options) => client.addBloodSugar(inputs.addBloodSugar, options),
  listBloodPressures: (client, options) => client.listBloodPressures(inputs.listBloodPressures, options),
  listBloodSugars: (client, options) => client.listBloodSugars(inputs.listBloodSugars, options),
  listPatientRequests: (client, options) => client.listPatientRequests(inputs.listPatientRequests, options),
  listAccessLog: (client, options) => client.listAccessLog(inputs.listAccessLog, options),
  listMedicines: (client, options) => client.listMedicines(inputs.listMedicines, options),
  listChronicDiseases: (client, options) => client.listChronicDiseases(inputs.listChronicDiseases, options),
  listAllergies: (client, options) => client.listAllergies(inputs.listAllergies, options),
  createRequest: (client, options) => client.createRequest(inputs.createRequest, options),
  getRequest: (client, options) => client.getRequest(inputs.getRequest, options),
  createResponse: (client, options) => client.createResponse(inputs.createResponse, options),
};

// A call of every operation, for the tests that go through all of them.
import {
  type CallOptions,
  type Input,
  type OperationId,
  operations,
  type Output,
  type PortalClient,
  type PortalResult,
} from '../src/index.ts';

/** What every operation is called with, and a good answer to it. */
export const samples: { readonly [Id in OperationId]: { input: Input<Id>; answer: Output<Id> } } = {
  login: { input: { body: { email: 'a@example.com', password: 'x' } }, answer: { token: 't' } },
  registerDoctor: {
    input: {
      body: {
        name: 'Sami Sample',
        email: 'a@example.com',
        password: 'a long phrase',
        medicalSpecificationId: 1,
      },
    },
    answer: { message: 'Saved.' },
  },
  registerPatient: {
    input: { body: { name: 'Mona Example', email: 'b@example.com', password: 'a long phrase' } },
    answer: { message: 'Saved.' },
  },
  listSpecializations: { input: {}, answer: [{ msId: 1, msName: 'Cardiology' }] },
  listDoctorsBySpecialization: { input: { msId: 1 }, answer: [{ name: 'Sami Sample' }] },
  listDoctors: {
    input: { searchName: 'sa', pageNumber: 1, pageSize: 9 },
    answer: { doctors: [], totalCount: 0 },
  },
  getDoctor: { input: { name: 'Sami Sample' }, answer: { name: 'Sami Sample', doctorId: 1 } },
  updateClinic: { input: { body: { name: '' } }, answer: { message: 'Saved.' } },
  updateDoctorProfile: { input: { body: { bio: 'x' } }, answer: { message: 'Saved.' } },
  listDoctorRequests: { input: { isAnswered: false }, answer: { requests: [], totalCount: 0 } },
  getPatient: { input: { name: 'Mona Example' }, answer: { name: 'Mona Example' } },
  updatePatientProfile: { input: { body: { bloodType: 'O+' } }, answer: { message: 'Saved.' } },
  addBloodPressure: { input: { body: { value: '120/80' } }, answer: { message: 'Saved.' } },
  addBloodSugar: { input: { body: { value: 90 } }, answer: { message: 'Saved.' } },
  listBloodPressures: { input: { name: 'Mona Example' }, answer: [] },
  listBloodSugars: { input: { name: 'Mona Example' }, answer: [] },
  listPatientRequests: { input: { isAnswered: true }, answer: { requests: [], totalCount: 0 } },
  listAccessLog: { input: { pageSize: 9 }, answer: { entries: [], totalCount: 0 } },
  listMedicines: { input: { name: 'Mona Example' }, answer: [] },
  listChronicDiseases: { input: { name: 'Mona Example' }, answer: [] },
  listAllergies: { input: { name: 'Mona Example' }, answer: [] },
  createRequest: {
    input: { doctorId: 1, body: { description: 'x' } },
    answer: { message: 'Sent.', requestId: 1 },
  },
  getRequest: {
    input: { role: 'Patient', requestId: 1 },
    answer: { description: 'x', doctorName: 'Sami Sample', patientName: 'Mona Example' },
  },
  createResponse: {
    input: { body: { requestId: 1, medicine: { medicinName: 'x' } } },
    answer: { message: 'Saved.' },
  },
};

/** Makes the sample call of an operation. */
export const calls: {
  readonly [Id in OperationId]: (
    client: PortalClient,
    options?: CallOptions,
  ) => Promise<PortalResult<unknown>>;
} = {
  login: (client, options) => client.login(samples.login.input, options),
  registerDoctor: (client, options) => client.registerDoctor(samples.registerDoctor.input, options),
  registerPatient: (client, options) =>
    client.registerPatient(samples.registerPatient.input, options),
  listSpecializations: (client, options) => client.listSpecializations(options),
  listDoctorsBySpecialization: (client, options) =>
    client.listDoctorsBySpecialization(samples.listDoctorsBySpecialization.input, options),
  listDoctors: (client, options) => client.listDoctors(samples.listDoctors.input, options),
  getDoctor: (client, options) => client.getDoctor(samples.getDoctor.input, options),
  updateClinic: (client, options) => client.updateClinic(samples.updateClinic.input, options),
  updateDoctorProfile: (client, options) =>
    client.updateDoctorProfile(samples.updateDoctorProfile.input, options),
  listDoctorRequests: (client, options) =>
    client.listDoctorRequests(samples.listDoctorRequests.input, options),
  getPatient: (client, options) => client.getPatient(samples.getPatient.input, options),
  updatePatientProfile: (client, options) =>
    client.updatePatientProfile(samples.updatePatientProfile.input, options),
  addBloodPressure: (client, options) =>
    client.addBloodPressure(samples.addBloodPressure.input, options),
  addBloodSugar: (client, options) => client.addBloodSugar(samples.addBloodSugar.input, options),
  listBloodPressures: (client, options) =>
    client.listBloodPressures(samples.listBloodPressures.input, options),
  listBloodSugars: (client, options) =>
    client.listBloodSugars(samples.listBloodSugars.input, options),
  listPatientRequests: (client, options) =>
    client.listPatientRequests(samples.listPatientRequests.input, options),
  listAccessLog: (client, options) => client.listAccessLog(samples.listAccessLog.input, options),
  listMedicines: (client, options) => client.listMedicines(samples.listMedicines.input, options),
  listChronicDiseases: (client, options) =>
    client.listChronicDiseases(samples.listChronicDiseases.input, options),
  listAllergies: (client, options) => client.listAllergies(samples.listAllergies.input, options),
  createRequest: (client, options) => client.createRequest(samples.createRequest.input, options),
  getRequest: (client, options) => client.getRequest(samples.getRequest.input, options),
  createResponse: (client, options) => client.createResponse(samples.createResponse.input, options),
};

function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(operations, id);
}

/** Every operation of the contract. */
export const operationIds = Object.keys(operations).filter(isOperationId);

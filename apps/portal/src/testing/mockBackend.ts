// A backend of the contract in memory, which keeps what is written. Stories start it with the data that they are about;
// `npm run dev -- --mock` serves it.
import type { Schemas } from '@medportal/api-client';
import { mock } from '@medportal/api-client/msw';
import { type HttpHandler, HttpResponse } from 'msw';
import { claimsOf, storyToken } from './people.ts';
import { wireRecord } from './wireRecord.ts';
import {
  wireDoctor,
  wireDoctors,
  wirePatient,
  wireRequests,
  wireResponse,
  wireUnanswered,
} from './wireSamples.ts';

/** What a mock backend keeps. Lists are in the order of the contract. */
export interface MockData {
  /** The extensions with their versions. Absent: the call is not handled. */
  capabilities?: Readonly<Record<string, number>>;
  doctors: readonly Schemas['DoctorDetail'][];
  patients: readonly Schemas['PatientDetail'][];
  requests: readonly Schemas['RequestDetail'][];
  /** The readings of the first patient, and what doctors wrote into the history. */
  record: typeof wireRecord;
}

const specializations = ['Cardiology', 'Neurology', 'Pediatrics'].map((msName, index) => ({
  msId: index + 1,
  msName,
}));

/** A doctor with three waiting requests and one response, a patient, and eight other doctors. */
export const mockData: MockData = {
  doctors: [
    wireDoctor,
    ...wireDoctors(8).map(({ name, gender, clinicName, medicalSpecificationName }, index) => ({
      name,
      gender,
      doctorId: 20 + index,
      medicalSpecification: { msName: medicalSpecificationName ?? '' },
      clinic: { clinicName: clinicName === 'No Clinic' ? 'No Clinic Yet !' : clinicName },
    })),
  ],
  patients: [wirePatient],
  requests: [
    ...wireRequests(3, false).map((request) => ({
      ...wireUnanswered,
      ...request,
      requestId: request.requestId + 100,
    })),
    wireResponse,
  ],
  record: wireRecord,
};

/** So many requests of each kind from the patient to the doctor, newest first. */
export const requestsOf = (counts: {
  answered: number;
  unanswered: number;
}): MockData['requests'] => [
  ...wireRequests(counts.unanswered, false),
  ...wireRequests(counts.answered, true),
];

const saved = { message: 'Saved.' };

const refuse = (status: number, title: string, message: string) =>
  HttpResponse.json({ title, message }, { status });

/** The name of who calls. Throws a 401 for a call without a token. */
function callerOf(request: Request): string {
  const token = request.headers.get('Authorization')?.replace('Bearer ', '');
  if (!token) throw refuse(401, 'Not logged in', 'Log in and try again.');
  return claimsOf(token).name ?? '';
}

/** The item of this name in any case, or a 404. */
function named<Item extends { name: string }>(items: readonly Item[], name = ''): Item {
  const found = items.find((item) => item.name.toLowerCase() === name.toLowerCase());
  if (!found) throw refuse(404, 'Not found', 'We cannot find it.');
  return found;
}

function pageOf<Item>(items: readonly Item[], query: URLSearchParams): Item[] {
  const size = Number(query.get('pageSize') ?? 9);
  return items.slice((Number(query.get('pageNumber') ?? 1) - 1) * size).slice(0, size);
}

const inList = (doctor: Schemas['DoctorDetail']): Schemas['DoctorListItem'] => ({
  name: doctor.name,
  gender: doctor.gender,
  clinicName: doctor.clinic?.clinicName ?? 'No Clinic',
  medicalSpecificationName: doctor.medicalSpecification?.msName,
});

const inRequestList = (request: Schemas['RequestDetail']): Schemas['RequestListItem'] => ({
  requestId: request.requestId ?? 0,
  doctorId: request.doctorId ?? 0,
  doctorName: request.doctorName,
  patientId: request.patientId ?? 0,
  patientName: request.patientName,
  description: request.description,
  date: request.date,
  isAnswered: request.isAnswered === true,
});

/**
 * The handlers of a backend that starts with `data`. An operation that it does not keep answers with the contract's example.
 */
export function mockBackend(data: MockData = mockData): HttpHandler[] {
  const doctors = [...data.doctors];
  const patients = [...data.patients];
  const pressures = [...data.record.pressures];
  const sugars = [...data.record.sugars];
  let requests = [...data.requests];
  const date = () => new Date().toISOString();

  const change = <Item extends { name: string }>(
    items: Item[],
    name: string,
    update: Partial<Item>,
  ) => {
    const item = named(items, name);
    items.splice(items.indexOf(item), 1, { ...item, ...update });
    return saved;
  };
  const listOf =
    (party: 'doctorName' | 'patientName') =>
    ({ request, query }: { request: Request; query: URLSearchParams }) => {
      const name = callerOf(request);
      const isAnswered = query.get('isAnswered');
      const own = requests
        .filter((each) => each[party] === name)
        .filter((each) => isAnswered === null || String(each.isAnswered) === isAnswered);
      return { requests: pageOf(own, query).map(inRequestList), totalCount: own.length };
    };

  return [
    ...(data.capabilities ? [mock.getCapabilities.ok({ capabilities: data.capabilities })] : []),
    mock.login.ok(async ({ body }) => {
      const { email } = await body();
      const isOwn = (account: { email?: string | null }) => account.email === email;
      const doctor = doctors.find(isOwn);
      const account = doctor ?? patients.find(isOwn);
      if (!account) throw refuse(400, 'Not logged in', 'Email or password is wrong.');
      return { token: storyToken({ name: account.name, role: doctor ? 'Doctor' : 'Patient' }) };
    }),
    mock.registerDoctor.ok(async ({ body }) => {
      const { password: _, medicalSpecificationId: id, ...account } = await body();
      const msName = specializations.find(({ msId }) => msId === id)?.msName ?? '';
      doctors.push({
        ...account,
        doctorId: 100 + doctors.length,
        medicalSpecification: { msName },
        clinic: { clinicName: 'No Clinic Yet !' },
      });
      return saved;
    }),
    mock.registerPatient.ok(async ({ body }) => {
      const { password: _, ...account } = await body();
      patients.push(account);
      return saved;
    }),
    mock.logOut.ok(),
    mock.listSpecializations.ok(specializations),
    mock.listDoctorsBySpecialization.ok(({ path }) => {
      const { msName } = specializations.find(({ msId }) => String(msId) === path['msId']) ?? {};
      return doctors.filter((doctor) => doctor.medicalSpecification?.msName === msName).map(inList);
    }),
    mock.listDoctors.ok(({ query }) => {
      const term = (query.get('searchName') ?? '').toLowerCase();
      const found = doctors.filter(({ name }) => name.toLowerCase().includes(term)).map(inList);
      return { doctors: pageOf(found, query), totalCount: found.length };
    }),
    mock.getDoctor.ok(({ path }) => named(doctors, path['name'])),
    mock.updateDoctorProfile.ok(async ({ request, body }) =>
      change(doctors, callerOf(request), await body()),
    ),
    mock.updateClinic.ok(async ({ request, body }) => {
      const { name, ...rest } = await body();
      return change(doctors, callerOf(request), {
        clinic: { clinicName: name || 'No Clinic Yet !', ...rest },
      });
    }),
    mock.listDoctorRequests.ok(listOf('doctorName')),
    mock.getPatient.ok(({ path }) => named(patients, path['name'])),
    mock.updatePatientProfile.ok(async ({ request, body }) =>
      change(patients, callerOf(request), await body()),
    ),
    mock.addBloodPressure.ok(async ({ body }) => {
      pressures.unshift({ ...(await body()), date: date() });
      return saved;
    }),
    mock.addBloodSugar.ok(async ({ body }) => {
      sugars.unshift({ ...(await body()), date: date() });
      return saved;
    }),
    mock.listBloodPressures.ok(() => pressures),
    mock.listBloodSugars.ok(() => sugars),
    mock.listPatientRequests.ok(listOf('patientName')),
    mock.listMedicines.ok(data.record.medicines),
    mock.listChronicDiseases.ok(data.record.chronicDiseases),
    mock.listAllergies.ok(data.record.allergies),
    mock.createRequest.ok(async ({ request, path, body }) => {
      const doctorId = Number(path['doctorId']);
      const name = callerOf(request);
      const requestId = 1000 + requests.length;
      requests.unshift({
        ...wireUnanswered,
        requestId,
        doctorId,
        doctorName: doctors.find((doctor) => doctor.doctorId === doctorId)?.name ?? '',
        patientName: name,
        description: (await body()).description,
        date: date(),
      });
      return { ...saved, requestId };
    }),
    mock.getRequest.ok(({ path }) => {
      const found = requests.find(({ requestId }) => String(requestId) === path['requestId']);
      if (!found) throw refuse(404, 'Not found', 'We cannot find it.');
      return found;
    }),
    mock.createResponse.ok(async ({ body }) => {
      const { requestId, generalReport, medicine, chronicDisease, allergy } = await body();
      const { medicinName, ...prescription } = medicine ?? {};
      const sections = {
        generalReport,
        medicine: medicinName ? { medicineName: medicinName, ...prescription } : null,
        chronicDisease: chronicDisease?.chronicDiseaseName ? chronicDisease : null,
        allergy: allergy?.allergyName ? allergy : null,
      };
      requests = requests.map((request) =>
        request.requestId === requestId ? { ...request, ...sections, isAnswered: true } : request,
      );
      return saved;
    }),
  ];
}

import { DEMO_LOGINS } from '../apps/server/demo/logins.ts';
import { paths } from '../apps/portal/src/paths.ts';
import { createPortalClient } from '../packages/api-client/src/index.ts';
import type { Login } from './steps.ts';

export interface Person extends Login {
  name: string;
}

export const doctor: Person = { name: 'Alder Brook', ...DEMO_LOGINS.doctor };
export const patient: Person = { name: 'Robin Meadow', ...DEMO_LOGINS.patient };
/** A patient without access to the record of `patient`. */
export const stranger: Person = {
  name: 'Wren Summer',
  email: 'patient.02@demo.example',
  password: DEMO_LOGINS.patient.password,
};

export interface DemoIds {
  doctorId: number;
  specializationId: number;
  patientId: number;
  answered: number;
  waiting: number;
}

export const responseForm = ({ waiting, doctorId, patientId }: DemoIds) =>
  paths.responseForm({
    requestId: waiting,
    doctorId,
    doctorName: doctor.name,
    patientId,
    patientName: patient.name,
  });

/** A client of the API: that of a visitor without a token. */
export const clientOf = (url: string, token?: string) =>
  createPortalClient({ baseUrl: url, getToken: () => token });

export async function tokenOf(url: string, { email, password }: Login): Promise<string> {
  return (await clientOf(url).login({ body: { email, password } })).orThrow().token;
}

/** A well-formed token with an invalid signature. */
export const invalidToken = (token: string) =>
  token.replace(/\.[^.]+$/, '.signed-by-somebody-else');

export async function demoIds(url: string, token: string): Promise<DemoIds> {
  const client = clientOf(url, token);
  const oneRequest = async (isAnswered: boolean) => {
    const page = await client.listPatientRequests({ pageSize: 100, isAnswered });
    const { requests } = page.orThrow();
    return existing(requests.find(({ doctorName }) => doctorName === doctor.name));
  };
  const { doctorId } = (await client.getDoctor({ name: doctor.name })).orThrow();
  const { msId } = existing((await client.listSpecializations()).orThrow()[0]);
  const { requestId: answered, patientId } = await oneRequest(true);
  const { requestId: waiting } = await oneRequest(false);
  return { doctorId, specializationId: msId, patientId, answered, waiting };
}

/** Who reads a page. */
export type Reader = 'visitor' | 'patient' | 'doctor';

/** The token of each reader, none for a visitor, and the ids of what they open. */
export interface DemoReaders {
  tokens: Record<Reader, string | undefined>;
  ids: DemoIds;
}

/** Logs in the patient and the doctor of the demo data. */
export async function demoReaders(url: string): Promise<DemoReaders> {
  const token = await tokenOf(url, patient);
  return {
    tokens: { visitor: undefined, patient: token, doctor: await tokenOf(url, doctor) },
    ids: await demoIds(url, token),
  };
}

function existing<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('The demo data lack what the journey needs');
  return item;
}

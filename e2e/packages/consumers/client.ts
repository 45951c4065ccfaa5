// A consumer that uses every export of the client.
import {
  bloodTypes,
  type CallOptions,
  createPortalClient,
  genders,
  growPages,
  hasMore,
  type Input,
  isPortalError,
  newIdempotencyKey,
  nextPage,
  operations,
  type Output,
  type Page,
  parseBloodPressure,
  parseDate,
  PortalError,
  type PortalErrorKind,
  type PortalResult,
  roles,
  type Schemas,
} from '@medportal/api-client';
import type { components } from '@medportal/api-client/schema';
import { validateAnswer } from '@medportal/api-client/validate';

export interface Visitor {
  baseUrl: string;
  login: Input<'login'>['body'];
  doctor: string;
  patient: string;
}

interface Failed {
  kind: PortalErrorKind;
  status: number | undefined;
  operationId: string;
}

export interface Visit {
  hasToken: boolean;
  shown: number[];
  hasMore: boolean;
  doctor: string;
  specialization: string | null | undefined;
  written: { status: number; systolic: number | undefined; isOfToday: boolean };
  refused: Failed;
  thrown: Failed;
  unauthorized: number;
  invalid: PortalErrorKind | 'ok';
  cancelled: PortalErrorKind | 'ok';
  late: PortalErrorKind | 'ok';
  unreachable: PortalErrorKind | 'ok';
  unfit: PortalErrorKind | 'ok';
  asJson: unknown;
  constants: readonly (readonly string[])[];
}

const failedOf = ({ kind, status, operationId }: PortalError): Failed => ({
  kind,
  status,
  operationId,
});

const kindOf = (result: PortalResult<unknown>) => (result.ok ? 'ok' : result.error.kind);

export async function visit({ baseUrl, login, doctor, patient }: Visitor): Promise<Visit> {
  let token: string | undefined;
  let unauthorized = 0;
  const portal = createPortalClient({
    baseUrl,
    getToken: () => token,
    timeoutMs: 20_000,
    retries: 2,
    onUnauthorized: () => (unauthorized += 1),
    validate: validateAnswer,
  });

  const refused = await portal.login({ body: { ...login, password: 'not the password' } });
  if (refused.ok) throw new Error('A wrong password was taken');
  const locked = await portal.listPatientRequests();
  token = (await portal.login({ body: login })).orThrow().token;

  const shown: number[] = [];
  let last: Output<'listDoctors'> | undefined;
  for await (const page of growPages((grown: Page) => portal.listDoctors(grown))) {
    if (!page.ok) throw page.error;
    last = page.data;
    shown.push(page.data.doctors.length);
    if (shown.length === 2) break;
  }

  const profile: Schemas['DoctorDetail'] = (await portal.getDoctor({ name: doctor })).orThrow();

  const options: CallOptions = { idempotencyKey: newIdempotencyKey() };
  const saved = await portal.addBloodPressure({ body: { value: '121/79' } }, options);
  if (!saved.ok) throw saved.error;
  const readings: components['schemas']['BloodPressureReading'][] = (
    await portal.listBloodPressures({ name: patient })
  ).orThrow();
  const [newest] = readings;

  const thrown: unknown = await portal
    .getDoctor({ name: 'Nobody of This Name' })
    .then((result) => result.orThrow())
    .catch((error: unknown) => error);
  if (!isPortalError(thrown) || !(thrown instanceof PortalError)) throw new Error('Not ours');

  // A captive portal answers with HTML.
  const unfit = createPortalClient({
    baseUrl,
    getToken: () => token,
    fetch: async () => new Response('<!doctype html><title>Log in to the network</title>'),
  });
  const hurried = createPortalClient({ baseUrl, getToken: () => token, timeoutMs: 0 });
  const nowhere = createPortalClient({ baseUrl: 'http://127.0.0.1:9', getToken: () => null });

  return {
    hasToken: token.length > 0,
    shown,
    hasMore: hasMore(last?.totalCount ?? 0, nextPage(0).pageSize),
    doctor: profile.name,
    specialization: profile.medicalSpecification?.msName,
    written: {
      status: saved.status,
      systolic: parseBloodPressure(newest?.value)?.systolic,
      isOfToday: Date.now() - (parseDate(newest?.date)?.getTime() ?? 0) < 86_400_000,
    },
    refused: failedOf(refused.error),
    thrown: failedOf(thrown),
    unauthorized: locked.ok ? -1 : unauthorized,
    invalid: kindOf(await portal.getDoctor({ name: '..' })),
    cancelled: kindOf(await portal.listSpecializations({}, { signal: AbortSignal.abort() })),
    // Hashing a password always takes longer than the timeout.
    late: kindOf(await hurried.login({ body: login })),
    unreachable: kindOf(await nowhere.listSpecializations()),
    unfit: kindOf(await unfit.listSpecializations()),
    asJson: JSON.parse(JSON.stringify(thrown)),
    constants: [genders, bloodTypes, roles, [operations.getDoctor.path]],
  };
}

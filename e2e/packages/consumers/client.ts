// A consumer of the client.
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

/** Calls the server in each way that depends on the platform, and returns what it saw. */
export async function visit({ baseUrl, login, doctor, patient }: Visitor) {
  let token: string | undefined;
  const portal = createPortalClient({
    baseUrl,
    getToken: () => token,
    timeoutMs: 20_000,
    retries: 2,
    validate: validateAnswer,
  });
  token = (await portal.login({ body: login })).orThrow().token;

  const shown: number[] = [];
  let last: Output<'listDoctors'> | undefined;
  for await (const page of growPages((grown: Page) => portal.listDoctors(grown))) {
    last = page.orThrow();
    shown.push(last.doctors.length);
    if (shown.length === 2) break;
  }

  const profile: Schemas['DoctorDetail'] = (await portal.getDoctor({ name: doctor })).orThrow();

  const options: CallOptions = { idempotencyKey: newIdempotencyKey() };
  (await portal.addBloodPressure({ body: { value: '121/79' } }, options)).orThrow();
  const readings: components['schemas']['BloodPressureReading'][] = (
    await portal.listBloodPressures({ name: patient })
  ).orThrow();
  const [newest] = readings;

  const thrown: unknown = await portal
    .getDoctor({ name: 'Nobody of This Name' })
    .then((result) => result.orThrow())
    .catch((error: unknown) => error);
  if (!isPortalError(thrown) || !(thrown instanceof PortalError)) throw new Error('Not ours');

  const signal = AbortSignal.abort();
  const cancelled = await portal.listSpecializations({}, { signal });
  // Hashing a password always takes longer than the timeout.
  const late = await portal.login({ body: login }, { timeoutMs: 0 });

  return {
    shown,
    hasMore: hasMore(last?.totalCount ?? 0, nextPage(0).pageSize),
    doctor: profile.name,
    systolic: parseBloodPressure(newest?.value)?.systolic,
    isOfToday: Date.now() - (parseDate(newest?.date)?.getTime() ?? 0) < 86_400_000,
    thrown: JSON.parse(JSON.stringify(thrown)),
    kinds: [cancelled, late].map((result) => (result.ok ? 'ok' : result.error.kind)),
    constants: [genders, bloodTypes, roles, [operations.getDoctor.path]],
  };
}

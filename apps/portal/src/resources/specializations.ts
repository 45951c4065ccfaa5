import type { Schemas } from '@medportal/api-client';
import type { DoctorRegisterScreenProps, SpecializationsView } from '@medportal/ui';
import { client, failedView } from '../api.ts';
import { paths } from '../paths.ts';
import type { Settled } from '../views.ts';
import { readAs } from './read-as.ts';
import { allMapped, number, required, text } from './wire.ts';

function specialization({ msId, msName, ...rest }: Schemas['Specialization']) {
  allMapped(rest);
  return { id: required(number(msId)), name: required(text(msName)) };
}

async function readAll(signal: AbortSignal) {
  const answer = await client.listSpecializations({ signal });
  return readAs('listSpecializations', answer, (wire) => wire.map(specialization));
}

const notLoaded = 'The specializations could not be loaded';

/** All specializations, as the page that lists them shows them. */
export async function loadSpecializations(
  signal: AbortSignal,
): Promise<Settled<SpecializationsView>> {
  const result = await readAll(signal);
  if (!result.ok) return failedView(result.error, notLoaded);
  if (result.data.length === 0) return { status: 'empty' };
  const specializations = result.data.map(({ id, name }) => ({
    id,
    name,
    href: paths.specializationDoctors(name, id),
  }));
  return { status: 'ready', specializations };
}

/** All specializations, as the registration of a doctor offers them. */
export async function loadSpecializationOptions(
  signal: AbortSignal,
): Promise<Settled<DoctorRegisterScreenProps['specializations']>> {
  const result = await readAll(signal);
  if (!result.ok) return failedView(result.error, notLoaded);
  if (result.data.length === 0) return { status: 'empty' };
  return { status: 'ready', options: result.data };
}

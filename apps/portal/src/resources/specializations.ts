import type { Schemas } from '@medportal/api-client';
import type { DoctorRegisterScreenProps, SpecializationsView } from '@medportal/ui';
import { client, failedView } from '../data/apiClient.ts';
import { paths } from '../paths.ts';
import type { Settled } from '../views.ts';
import { readAs } from './read-as.ts';
import { allMapped, number, record, text } from './wire.ts';

function specialization(wire: Schemas['Specialization']) {
  const { msId, msName, ...rest } = record(wire);
  allMapped(rest);
  return { id: number(msId), name: text(msName) };
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
    href: name && id !== undefined ? paths.specializationDoctors(name, id) : undefined,
  }));
  return { status: 'ready', specializations };
}

/** All specializations that can be chosen, as the registration of a doctor offers them. */
export async function loadSpecializationOptions(
  signal: AbortSignal,
): Promise<Settled<DoctorRegisterScreenProps['specializations']>> {
  const result = await readAll(signal);
  if (!result.ok) return failedView(result.error, notLoaded);
  const options = result.data.flatMap(({ id, name }) =>
    id === undefined || name === undefined ? [] : [{ id, name }],
  );
  if (options.length === 0) return { status: 'empty' };
  return { status: 'ready', options };
}

import type { Schemas } from '@medportal/api-client';
import type { DoctorRegisterScreenProps, SpecializationsView } from '@medportal/ui';
import { client, failedView } from '../api.ts';
import { paths } from '../paths.ts';
import type { Settled } from '../views.ts';
import { allMapped } from './wire.ts';

function specialization({ msId, msName, ...rest }: Schemas['Specialization']) {
  allMapped(rest);
  return { id: msId, name: msName };
}

const notLoaded = 'The specializations could not be loaded';

/** All specializations, as the page that lists them shows them. */
export async function loadSpecializations(
  signal: AbortSignal,
): Promise<Settled<SpecializationsView>> {
  const result = await client.listSpecializations({ signal });
  if (!result.ok) return failedView(result.error, notLoaded);
  if (result.data.length === 0) return { status: 'empty' };
  const specializations = result.data.map(specialization).map(({ id, name }) => ({
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
  const result = await client.listSpecializations({ signal });
  if (!result.ok) return failedView(result.error, notLoaded);
  if (result.data.length === 0) return { status: 'empty' };
  return { status: 'ready', options: result.data.map(specialization) };
}

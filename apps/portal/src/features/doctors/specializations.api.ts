import type { Schemas } from '@medportal/api-client';
import { queries } from '../../core/api/client.ts';
import { readQuery } from '../../core/query/readQuery.ts';
import { allMapped, number, record, text } from '../../core/api/wire.ts';

function specialization(wire: Schemas['Specialization']) {
  const { msId, msName, ...rest } = record(wire);
  allMapped(rest);
  return { id: number(msId), name: text(msName) };
}

export const specializationsQuery = () =>
  readQuery({
    query: queries.listSpecializations.queryOptions(),
    map: (specializations) => specializations.map(specialization),
  });

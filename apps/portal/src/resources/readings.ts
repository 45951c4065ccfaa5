import { parseBloodPressure, type Schemas } from '@medportal/api-client';
import type { ListView, PressureReading, SugarReading } from '@medportal/ui';
import { client, type ReadContext, writeResult } from '../data/apiClient.ts';
import type { WriteContext, WriteResult } from '../writes.ts';
import type { Settled } from '../views.ts';
import { protectedList } from './protected-list.ts';
import { allMapped, moment, number, text } from './wire.ts';

/** A value that is not what it should be is shown as it is. */
function asItIs(value: unknown): { kind: 'text'; text: string } {
  return { kind: 'text', text: text(value) ?? 'Not recorded' };
}

function pressureReading({
  value,
  date: takenAt,
  ...rest
}: Schemas['BloodPressureReading']): PressureReading {
  allMapped(rest);
  const pressure = parseBloodPressure(text(value));
  return {
    value: pressure ? { kind: 'parsed', ...pressure } : asItIs(value),
    takenAt: moment(takenAt),
  };
}

function sugarReading({
  value,
  date: takenAt,
  ...rest
}: Schemas['BloodSugarReading']): SugarReading {
  allMapped(rest);
  const mgPerDl = number(value);
  return {
    value: mgPerDl === undefined ? asItIs(value) : { kind: 'parsed', mgPerDl },
    takenAt: moment(takenAt),
  };
}

/** The blood pressures of a patient, in the order that the backend gives. */
export async function loadPressures(
  name: string,
  context: ReadContext,
): Promise<Settled<ListView<PressureReading>>> {
  const answer = await client.listBloodPressures({ name }, { signal: context.signal });
  return protectedList(
    'listBloodPressures',
    answer,
    pressureReading,
    'The blood pressure readings could not be loaded',
    context,
  );
}

/** The blood sugars of a patient, in the order that the backend gives. */
export async function loadSugars(
  name: string,
  context: ReadContext,
): Promise<Settled<ListView<SugarReading>>> {
  const answer = await client.listBloodSugars({ name }, { signal: context.signal });
  return protectedList(
    'listBloodSugars',
    answer,
    sugarReading,
    'The blood sugar readings could not be loaded',
    context,
  );
}

/** Logs a blood pressure in mm[Hg]. */
export async function addPressure(
  { systolic, diastolic }: { systolic: number; diastolic: number },
  { idempotencyKey, request }: WriteContext,
): Promise<WriteResult> {
  const result = await client.addBloodPressure(
    { body: { value: `${systolic}/${diastolic}` } },
    { idempotencyKey, signal: request.signal },
  );
  // The contract has one field for both numbers; its words belong beside the first.
  return writeResult(result, 'Your blood pressure could not be saved', { value: 'systolic' });
}

/** Logs a blood sugar in mg/dL. */
export async function addSugar(
  { mgPerDl }: { mgPerDl: number },
  { idempotencyKey, request }: WriteContext,
): Promise<WriteResult> {
  const result = await client.addBloodSugar(
    { body: { value: mgPerDl } },
    { idempotencyKey, signal: request.signal },
  );
  return writeResult(result, 'Your blood sugar could not be saved', { value: 'mgPerDl' });
}

import type { Schemas } from '@medportal/api-client';
import type { ListView, PressureReading, SugarReading } from '@medportal/ui';
import { client, protectedFailedView, type ReadContext, writeResult } from '../api.ts';
import type { WriteContext, WriteResult } from '../writes.ts';
import type { Settled } from '../views.ts';
import { allMapped, text } from './wire.ts';

function pressureReading({
  value,
  date,
  ...rest
}: Schemas['BloodPressureReading']): PressureReading {
  allMapped(rest);
  const [, systolic, diastolic] = /^(\d{1,3})\/(\d{1,3})$/.exec(value.trim()) ?? [];
  return {
    value:
      systolic && diastolic
        ? { kind: 'parsed', systolic: Number(systolic), diastolic: Number(diastolic) }
        : { kind: 'text', text: value },
    takenAt: text(date),
  };
}

function sugarReading({ value, date, ...rest }: Schemas['BloodSugarReading']): SugarReading {
  allMapped(rest);
  return {
    value: Number.isFinite(value)
      ? { kind: 'parsed', mgPerDl: value }
      : { kind: 'text', text: String(value) },
    takenAt: text(date),
  };
}

/** The blood pressures of a patient, in the order that the backend gives. */
export async function loadPressures(
  name: string,
  context: ReadContext,
): Promise<Settled<ListView<PressureReading>>> {
  const result = await client.listBloodPressures({ name }, { signal: context.signal });
  if (!result.ok)
    return protectedFailedView(
      result.error,
      'The blood pressure readings could not be loaded',
      context,
    );
  if (result.data.length === 0) return { status: 'empty' };
  return { status: 'ready', items: result.data.map(pressureReading) };
}

/** The blood sugars of a patient, in the order that the backend gives. */
export async function loadSugars(
  name: string,
  context: ReadContext,
): Promise<Settled<ListView<SugarReading>>> {
  const result = await client.listBloodSugars({ name }, { signal: context.signal });
  if (!result.ok)
    return protectedFailedView(
      result.error,
      'The blood sugar readings could not be loaded',
      context,
    );
  if (result.data.length === 0) return { status: 'empty' };
  return { status: 'ready', items: result.data.map(sugarReading) };
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

import type { PressureReading } from '../../components/Readings/Readings.tsx';

const reading = (takenAt: string, systolic: number, diastolic: number): PressureReading => ({
  takenAt,
  value: { kind: 'parsed', systolic, diastolic },
});

/** What a patient may have recorded in a few weeks, for a `Preview`. */
export const samplePressures = [
  reading('2026-10-21T07:30:00Z', 138, 88),
  reading('2026-10-27T07:30:00Z', 134, 86),
  reading('2026-11-02T07:30:00Z', 136, 85),
  reading('2026-11-07T07:30:00Z', 129, 82),
  reading('2026-11-13T07:30:00Z', 124, 79),
  reading('2026-11-18T07:30:00Z', 118, 76),
];

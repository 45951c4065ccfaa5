import type { PressureReading, SugarReading } from './Readings.tsx';

const noon = (daysAgo: number) => new Date(Date.UTC(2026, 1, 20 - daysAgo, 12)).toISOString();

export function samplePressures(count: number): PressureReading[] {
  return Array.from({ length: count }, (_, day) => ({
    value: { kind: 'parsed', systolic: 116 + ((day * 7) % 19), diastolic: 74 + ((day * 5) % 11) },
    takenAt: noon(day),
  }));
}

export function sampleSugars(count: number): SugarReading[] {
  return Array.from({ length: count }, (_, day) => ({
    value: { kind: 'parsed', mgPerDl: 88 + ((day * 11) % 37) },
    takenAt: noon(day),
  }));
}

/** Malformed readings: no numbers, no date, the same moment twice. */
export const oddPressures: PressureReading[] = [
  { value: { kind: 'text', text: '120 over 80' }, takenAt: noon(3) },
  { value: { kind: 'parsed', systolic: 121, diastolic: 79 }, takenAt: noon(1) },
  { value: { kind: 'parsed', systolic: 123, diastolic: 81 } },
  { value: { kind: 'parsed', systolic: 125, diastolic: 83 }, takenAt: noon(1) },
  { value: { kind: 'text', text: '١٢٠ على ٨٠' }, takenAt: 'last week' },
];

/** A week with one malformed reading, which leaves a gap in the line. */
export const gappyPressures: PressureReading[] = samplePressures(7).map((reading, day) =>
  day === 3 ? { ...reading, value: { kind: 'text', text: 'forgot' } } : reading,
);

export const unsortedPressures: PressureReading[] = [3, 0, 4, 1, 2].flatMap(
  (index) => samplePressures(5)[index] ?? [],
);

export const duplicatePressures: PressureReading[] = [
  { value: { kind: 'parsed', systolic: 128, diastolic: 84 }, takenAt: noon(0) },
  { value: { kind: 'parsed', systolic: 119, diastolic: 78 }, takenAt: noon(0) },
  { value: { kind: 'parsed', systolic: 122, diastolic: 80 }, takenAt: noon(1) },
];

export const risingPressures: PressureReading[] = [
  { systolic: 118, diastolic: 76 },
  { systolic: 124, diastolic: 78 },
  { systolic: 134, diastolic: 84 },
  { systolic: 148, diastolic: 92 },
  { systolic: 184, diastolic: 106 },
].map((pressure, day, all) => ({
  value: { kind: 'parsed', ...pressure },
  takenAt: noon(all.length - day),
}));

export const lowSugars: SugarReading[] = [104, 66, 51, 98].map((mgPerDl, day) => ({
  value: { kind: 'parsed', mgPerDl },
  takenAt: noon(day),
}));

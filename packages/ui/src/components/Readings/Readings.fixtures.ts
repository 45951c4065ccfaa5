import type { PressureReading, SugarReading } from './reading.ts';

const noon = (daysAgo: number) => new Date(Date.UTC(2026, 1, 20 - daysAgo, 12)).toISOString();

const pressuresOf = (...pressures: [systolic: number, diastolic: number][]): PressureReading[] =>
  pressures.map(([systolic, diastolic], day, all) => ({
    value: { kind: 'parsed', systolic, diastolic },
    takenAt: noon(all.length - day),
  }));

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

/** Three blood sugars, the newest of which is `mgPerDl`. */
export const newestSugar = (mgPerDl: number): SugarReading[] =>
  sampleSugars(3).map((reading, day) =>
    day === 0 ? { ...reading, value: { kind: 'parsed', mgPerDl } } : reading,
  );

/** Malformed readings: no numbers, no date, the same moment twice. */
export const oddPressures: PressureReading[] = [
  { value: { kind: 'text', text: '120 over 80' }, takenAt: noon(3) },
  { value: { kind: 'parsed', systolic: 121, diastolic: 79 }, takenAt: noon(1) },
  { value: { kind: 'parsed', systolic: 123, diastolic: 81 } },
  { value: { kind: 'parsed', systolic: 125, diastolic: 83 }, takenAt: noon(1) },
  { value: { kind: 'text', text: '١٢٠ على ٨٠' }, takenAt: 'last week' },
];

export const unsortedPressures: PressureReading[] = [3, 0, 4, 1, 2].flatMap(
  (index) => samplePressures(5)[index] ?? [],
);

export const duplicatePressures: PressureReading[] = [
  { value: { kind: 'parsed', systolic: 128, diastolic: 84 }, takenAt: noon(0) },
  { value: { kind: 'parsed', systolic: 119, diastolic: 78 }, takenAt: noon(0) },
  { value: { kind: 'parsed', systolic: 122, diastolic: 80 }, takenAt: noon(1) },
];

export const lowSugars: SugarReading[] = [104, 66, 51, 98].map((mgPerDl, day) => ({
  value: { kind: 'parsed', mgPerDl },
  takenAt: noon(day),
}));

/** Four years of a reading every few days, in the order in which they were taken. */
export const yearsOfPressures: PressureReading[] = Array.from({ length: 400 }, (_, index) => {
  const wave = Math.round(8 * Math.sin(index / 28));
  const systolic = 122 + wave + ((index * 7) % 17) - 8;
  const diastolic = 78 + Math.round(wave / 2) + ((index * 5) % 11) - 5;
  return {
    value: { kind: 'parsed', systolic, diastolic },
    takenAt: noon(Math.round((399 - index) * 3.65)),
  };
});

export const yearsOfSugars: SugarReading[] = Array.from({ length: 400 }, (_, index) => ({
  value: {
    kind: 'parsed',
    mgPerDl: 104 + Math.round(16 * Math.sin(index / 28)) + ((index * 11) % 37) - 18,
  },
  takenAt: noon(Math.round((399 - index) * 3.65)),
}));

export const risingPressures = pressuresOf([118, 76], [124, 78], [134, 84], [148, 92], [184, 106]);

export const veryLowPressures = pressuresOf([104, 66], [92, 58], [70, 40]);

/** Readings above and below the usual scale. */
export const pressuresOutOfScale = pressuresOf([118, 76], [250, 150], [35, 20], [126, 81]);

export const pressuresOfOneDay: PressureReading[] = [
  ['07:10', 131, 84],
  ['12:40', 124, 79],
  ['21:55', 118, 76],
].map(([time, systolic, diastolic]) => ({
  value: { kind: 'parsed', systolic: Number(systolic), diastolic: Number(diastolic) },
  takenAt: `2026-02-20T${time}:00Z`,
}));

/** A week with one malformed reading, which leaves a gap in the line. */
export const gappySugars: SugarReading[] = sampleSugars(7).map((reading, day) =>
  day === 3 ? { ...reading, value: { kind: 'text', text: 'forgot' } } : reading,
);

/** The newest reading is not a number. */
export const unparsedNewest: PressureReading[] = samplePressures(3).map((reading, day) =>
  day === 0 ? { ...reading, value: { kind: 'text', text: '120 over 80' } } : reading,
);

export const highSugars: SugarReading[] = [131, 486, 212, 62].map((mgPerDl, day) => ({
  value: { kind: 'parsed', mgPerDl },
  takenAt: noon(day),
}));

/** Three readings on each of 80 days, newest first. */
export const dailyPressures: PressureReading[] = Array.from(
  { length: 80 },
  (_, day) => day,
).flatMap((day) =>
  [138, 118, 125].map((systolic, index) => ({
    value: {
      kind: 'parsed' as const,
      systolic: systolic + ((day * 7) % 11),
      diastolic: [88, 72, 80][index]! + ((day * 5) % 7),
    },
    takenAt: new Date(Date.UTC(2026, 1, 20 - day, 14 - 2 * index)).toISOString(),
  })),
);

export const dailySugars: SugarReading[] = dailyPressures.map(({ value, takenAt }) => ({
  value: { kind: 'parsed', mgPerDl: value.kind === 'parsed' ? value.systolic - 20 : 0 },
  takenAt,
}));

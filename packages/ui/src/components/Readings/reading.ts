import type { Pressure } from './pressureBand.ts';

/** A reading that is not a number. */
export interface UnparsedReading {
  kind: 'text';
  /** The text as recorded; absent if there is none. */
  text?: string | undefined;
}

/** A reading with numbers, in the unit that is shown. */
export interface MeasuredReading {
  kind: 'measured';
  /** As it is written, without the unit. */
  text: string;
  /** The range that it is in, if it has one. */
  range?: string | undefined;
  /** The lower value, or the only one. */
  low: number;
  /** The upper value, or the only one. */
  high: number;
}

export interface ListedReading {
  value: MeasuredReading | UnparsedReading;
  /** ISO 8601. */
  takenAt?: string | undefined;
}

/** A recorded blood pressure. */
export interface PressureReading {
  /** The numbers, or the recorded text if it cannot be parsed. */
  value: ({ kind: 'parsed' } & Pressure) | UnparsedReading;
  /** ISO 8601. */
  takenAt?: string;
}

/** A recorded blood sugar. */
export interface SugarReading {
  /** The number, or the recorded text if it cannot be parsed. */
  value:
    | {
        kind: 'parsed';
        /** In mg/dL. */
        mgPerDl: number;
      }
    | UnparsedReading;
  /** ISO 8601. */
  takenAt?: string;
}

export interface Pressure {
  /** In mmHg. */
  systolic: number;
  /** In mmHg. */
  diastolic: number;
}

/** As it is written everywhere: '120/80'. */
export const pressureText = ({ systolic, diastolic }: Pressure) => `${systolic}/${diastolic}`;

/** A range of blood pressures. */
export type PressureBand = 'low' | 'normal' | 'elevated' | 'highStage1' | 'highStage2';

/** The ranges for adults from the 2017 ACC/AHA guideline, ascending. `from` is the lowest value, in mmHg. */
export const pressureRanges = {
  systolic: [
    { from: 0, band: 'normal' },
    { from: 120, band: 'elevated' },
    { from: 130, band: 'highStage1' },
    { from: 140, band: 'highStage2' },
  ],
  diastolic: [
    { from: 0, band: 'normal' },
    { from: 80, band: 'highStage1' },
    { from: 90, band: 'highStage2' },
  ],
} satisfies Record<keyof Pressure, { from: number; band: PressureBand }[]>;

/** The values, in mmHg, below which the American Heart Association calls a pressure low. The guideline names none. */
const lowBelow: Pressure = { systolic: 90, diastolic: 60 };

/**
 * The range of an adult's blood pressure: the higher of the two. Low if either value is low and neither is above
 * normal.
 */
export function pressureBand({ systolic, diastolic }: Pressure): PressureBand {
  const upper = pressureRanges.systolic.findLast(({ from }) => systolic >= from);
  const lower = pressureRanges.diastolic.findLast(({ from }) => diastolic >= from);
  // The systolic ranges include every band, in order of severity.
  const higher = pressureRanges.systolic.findLast(
    ({ band }) => band === upper?.band || band === lower?.band,
  );
  if (higher && higher.band !== 'normal') return higher.band;
  return systolic < lowBelow.systolic || diastolic < lowBelow.diastolic ? 'low' : 'normal';
}

/** Whether the patient should rest, measure again and watch for symptoms at once. */
export function isVeryHigh({ systolic, diastolic }: Pressure): boolean {
  return systolic >= 180 || diastolic >= 120;
}

import { icu } from '../icu.ts';

export const readings = {
  pressure: 'Blood pressure',
  upper: 'Upper value (systolic)',
  lower: 'Lower value (diastolic)',
  pressureCaption: 'Blood pressure readings, upper/lower, newest first',
  pressureBands: {
    low: 'Low',
    normal: 'Normal',
    elevated: 'Elevated',
    highStage1: 'High, stage 1',
    highStage2: 'High, stage 2',
  },
  chartBars: 'Each bar goes from the lower to the upper value.',
  chartDays:
    'Each bar goes from the lowest to the highest value of a day, and the marks show the mean.',
  dayRange: icu('{min} to {max} {unit}, mean {mean}'),
  period: 'Show',
  periods: { month: '30 days', quarter: '90 days', year: '1 year', all: 'All' },
  chartBands:
    'The lines mark where "elevated" and "high" begin for adults (2017 ACC/AHA guideline).',
  aboutRanges:
    'Ranges for adults from the 2017 ACC/AHA guideline. An upper value below 90 or a lower value below 60 is low. One reading is not a diagnosis.',
  veryHigh: 'This blood pressure is very high',
  veryHighAdvice:
    'At 180/120 mmHg or above, rest and measure again. Call your local emergency services now if there are symptoms such as chest pain, trouble breathing, weakness, numbness, or trouble seeing or speaking.',
  sugar: 'Blood sugar',
  sugarUnit: 'Show blood sugar in',
  sugarCaption: 'Blood sugar readings, newest first',
  lowSugar: {
    level1: 'Low, level 1',
    level2: 'Low, level 2',
  },
  sugarWarnings: {
    low: {
      title: 'This blood sugar is low',
      advice:
        'Below 70 mg/dL (3.9 mmol/L), eat or drink something with sugar now, such as juice or glucose tablets. Check again in 15 minutes. Source: ADA Standards of Care in Diabetes.',
    },
    veryLow: {
      title: 'This blood sugar is dangerously low',
      advice:
        'Below 54 mg/dL (3.0 mmol/L), eat or drink something with sugar now, such as juice or glucose tablets. Check again in 15 minutes. Call your local emergency services now if there are symptoms such as confusion, drowsiness, a seizure, or trouble swallowing. Source: ADA Standards of Care in Diabetes.',
    },
    high: {
      title: 'This blood sugar is very high',
      advice:
        'At 300 mg/dL (16.7 mmol/L) or above, measure again. Contact a doctor if the second reading is this high, too. Contact a doctor now if there are symptoms such as strong thirst, vomiting, stomach pain, fast breathing, or confusion. Many patient guides use 300 mg/dL.',
    },
    veryHigh: {
      title: 'This blood sugar is dangerously high',
      advice:
        'At 600 mg/dL (33.3 mmol/L) or above, this can be an emergency. Call your local emergency services now. Source: ADA consensus report on hyperglycemic crises, 2024.',
    },
  },
  aboutSugar:
    'Low levels: Standards of Care in Diabetes, American Diabetes Association (ADA). One reading is not a diagnosis.',
  takenAt: 'Date and time',
  value: icu('Value ({unit})'),
  measured: icu('Measured <date></date>.'),
  asRecorded: 'as it was recorded',
  notRecorded: 'Not recorded',
  tableListsAll: 'The table below lists every reading.',
  tableListsLatest: icu('The table below lists the latest {count, number}.'),
  overTime: icu('{what} over time, in <value>{unit}</value>'),
  notInChart: icu(
    '{count, plural, one {One reading is} other {# readings are}} not in the chart, without a number or a date.',
  ),
  latest: 'Latest reading',
  point: icu('{date}, {value}'),
  pointInRange: icu('{date}, {value}, {range}'),
  rangeFrom: icu('{range} from <number>{from}</number>'),
  rangeBelow: icu('{range} below <number>{below}</number>'),
};

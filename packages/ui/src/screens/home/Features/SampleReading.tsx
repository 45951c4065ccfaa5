import { LatestReading } from '../../../components/Readings/LatestReading.tsx';
import { readings } from '../../../messages/en/readings.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';

/** A blood pressure, for a `Preview`. Not the chart: the policy of prerendered pages forbids its style attributes. */
export function SampleReading() {
  const { pressureBands } = useMessages('readings', readings);
  const range = pressureBands.normal;
  return (
    <LatestReading
      reading={{
        takenAt: '2026-11-18T07:30:00Z',
        value: { kind: 'measured', text: '118/76', range, low: 76, high: 118 },
      }}
      unit="mmHg"
    />
  );
}

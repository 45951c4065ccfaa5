import { readings } from '../../messages/en/readings.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { parseInstant } from '../DateTime/dates.ts';
import { FormNotice } from '../Form/FormNotice.tsx';
import { sugarWarning } from './glucose.ts';
import { isVeryHigh, type Pressure } from './pressureBand.ts';

/** When a reading was taken. Without it, as for a reading that is being typed, the advice is for now. */
interface Taken {
  /** In ISO 8601. */
  takenAt?: string | undefined;
  /** The time to judge the age by, in milliseconds since the epoch. */
  now?: number | undefined;
}

const DAY_MS = 86_400_000;

/** A warning. A reading that is more than a day old comes without advice on what to do now. */
function Urgent({ title, advice, takenAt, now }: { title: string; advice: string } & Taken) {
  const t = useMessages('readings', readings);
  const moment = parseInstant(takenAt);
  const isOld = moment !== undefined && now !== undefined && now - moment.getTime() > DAY_MS;
  return (
    <FormNotice tone="warning" title={title}>
      {moment && t.measured({ date: () => <DateTime value={takenAt} /> })} {!isOld && advice}
    </FormNotice>
  );
}

/** Advice for a blood pressure that `isVeryHigh`, worded for patients and doctors alike; nothing for others. */
export function UrgentPressure({ systolic, diastolic, ...taken }: Pressure & Taken) {
  const t = useMessages('readings', readings);
  if (!isVeryHigh({ systolic, diastolic })) return null;
  return <Urgent title={t.veryHigh} advice={t.veryHighAdvice} {...taken} />;
}

/** Advice for a blood sugar that has a `sugarWarning`, with its source; nothing for others. */
export function UrgentSugar({ mgPerDl, ...taken }: { mgPerDl: number } & Taken) {
  const t = useMessages('readings', readings);
  const warning = sugarWarning(mgPerDl);
  return warning ? <Urgent {...t.sugarWarnings[warning]} {...taken} /> : null;
}

import { readings } from '../../messages/en/readings.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { FormNotice } from '../Form/FormNotice.tsx';

/** Advice for a blood pressure that `isVeryHigh`, worded for patients and doctors alike. */
export function UrgentPressure() {
  const t = useMessages('readings', readings);
  return (
    <FormNotice tone="warning" title={t.veryHigh}>
      {t.veryHighAdvice}
    </FormNotice>
  );
}

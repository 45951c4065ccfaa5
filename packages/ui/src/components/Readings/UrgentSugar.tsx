import { readings } from '../../messages/en/readings.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { FormNotice } from '../Form/FormNotice.tsx';
import { sugarWarning } from './glucose.ts';

/** Advice for a blood sugar that has a `sugarWarning`, with its source; nothing for others. */
export function UrgentSugar({ mgPerDl }: { mgPerDl: number }) {
  const t = useMessages('readings', readings);
  const warning = sugarWarning(mgPerDl);
  if (!warning) return null;
  const { title, advice } = t.sugarWarnings[warning];
  return (
    <FormNotice tone="warning" title={title}>
      {advice}
    </FormNotice>
  );
}

import { DailyCheck, type DailyCheckProps } from '@medportal/ui/screens';
import { memo, useCallback, useMemo } from 'react';
import { clearDraft, useDraft } from '../../core/drafts/drafts.ts';
import { queryClient } from '../../core/api/queryClient.ts';
import { useQuarterHour } from '../../core/clock/useQuarterHour.ts';
import { useSugarUnit } from '../../core/i18n/useSugarUnit.ts';
import { useWrite, type Write } from '../../core/query/useWrite.ts';
import { addPressure, addSugar, pressuresQuery, readingForms, readings, useRecord } from './api.ts';
import type { TabProps } from './InfoTab.tsx';

function useEntry<Values extends object>(write: Write<Values>, form: string) {
  // The form clears its draft itself, unless its tab was left before the answer came.
  const { save, ...handle } = useWrite(write, { form, onSaved: () => clearDraft(form) });
  return { ...handle, draft: useDraft(form), onSave: save };
}

/** Keeps how many readings of the patient `name` are shown over another tab and Back: in the cache, which ends with the session. */
function useShown(name: string): Pick<DailyCheckProps, 'shown' | 'onShownChange'> {
  const queryKey = useMemo(() => [...pressuresQuery(name).queryKey, 'shown'] as const, [name]);
  const onShownChange = useCallback<NonNullable<DailyCheckProps['onShownChange']>>(
    (kind, count) =>
      queryClient.setQueryData(queryKey, (shown: DailyCheckProps['shown']) => ({
        ...shown,
        [kind]: count,
      })),
    [queryKey],
  );
  return { shown: queryClient.getQueryData(queryKey), onShownChange };
}

/** The readings of the patient `name`, with the owner's forms. */
function DailyCheckTab({ name, isOwner }: TabProps) {
  const record = useRecord(name, readings);
  const [sugarUnit, setSugarUnit] = useSugarUnit();
  const pressure = useEntry(addPressure, readingForms.pressure);
  const sugar = useEntry(addSugar, readingForms.sugar);
  return (
    <DailyCheck
      pressures={record.pressures.view}
      sugars={record.sugars.view}
      now={useQuarterHour()}
      sugarUnit={sugarUnit}
      onSugarUnitChange={setSugarUnit}
      {...useShown(name)}
      entries={isOwner ? { pressure, sugar } : undefined}
      onRetry={(kind) => record[kind].onRetry()}
    />
  );
}

export default memo(DailyCheckTab);

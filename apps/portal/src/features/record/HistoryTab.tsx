import { MedicalHistory } from '@medportal/ui/screens';
import { memo } from 'react';
import { useTab } from '../../core/page/useTab.ts';
import type { TabProps } from './InfoTab.tsx';
import { histories, useRecord } from './api.ts';

const historyTabs = ['medicine', 'chronicDisease', 'allergy'] as const;

/** The medical history of the patient `name`. */
function HistoryTab({ name, isOwner }: TabProps) {
  const [tab, onTabChange] = useTab('history', historyTabs);
  const record = useRecord(name, histories);
  const listOf = {
    medicine: record.medicines,
    chronicDisease: record.chronicDiseases,
    allergy: record.allergies,
  };
  return (
    <MedicalHistory
      histories={{
        tab,
        onTabChange,
        medicines: record.medicines.view,
        chronicDiseases: record.chronicDiseases.view,
        allergies: record.allergies.view,
      }}
      isOwner={isOwner}
      onRetry={(list) => listOf[list].onRetry()}
    />
  );
}

export default memo(HistoryTab);

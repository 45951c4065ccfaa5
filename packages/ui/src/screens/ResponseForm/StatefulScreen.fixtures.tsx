// What stories of the response form share: its props in good order, and the tabs that its owner keeps.
import { useState } from 'react';
import { fn } from 'storybook/test';
import { patientRecords } from './PatientSummary.fixtures.ts';
import { responseFormViews, responseSubmissions } from './ResponseForm.fixtures.ts';
import { ResponseFormScreen, type ResponseFormScreenProps } from './ResponseForm.tsx';

/** An empty form for a patient of whom something of each kind is recorded. */
export const responseFormArgs = {
  view: responseFormViews.ready,
  record: patientRecords.ready,
  tab: 'generalReport',
  onTabChange: fn(),
  submission: responseSubmissions.idle,
  onSubmit: fn(),
  today: '2026-11-20',
  onRetry: fn(),
  onRetryRecord: fn(),
  onDirtyChange: fn(),
} satisfies ResponseFormScreenProps;

/** The screen with the open tab kept. */
export function StatefulScreen({ tab: first, ...rest }: ResponseFormScreenProps) {
  const [tab, setTab] = useState(first);
  return <ResponseFormScreen {...rest} tab={tab} onTabChange={setTab} />;
}

import { useState } from 'react';
import { fn } from 'storybook/test';
import { patientRecords } from './PatientSummary.fixtures.ts';
import { responseFormViews, responseSubmissions } from './ResponseForm.fixtures.ts';
import { ResponseFormScreen, type ResponseFormScreenProps } from './ResponseForm.tsx';

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

/** Wraps the screen in the state that its owner keeps: the open tab. */
export function StatefulScreen({ tab: first, ...rest }: ResponseFormScreenProps) {
  const [tab, setTab] = useState(first);
  return <ResponseFormScreen {...rest} tab={tab} onTabChange={setTab} />;
}

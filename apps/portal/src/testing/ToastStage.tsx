// In a file of its own, so that Storybook can extract its description and props.
import { AppBar, AppShell, Page, Text } from '@medportal/ui';
import { useEffect } from 'react';
import { PlainToasts } from '../core/feedback/PlainToasts.tsx';
import { ToastOutlet } from '../core/feedback/ToastOutlet.tsx';
import { type Toast, toasts } from '../core/feedback/toasts.ts';

export interface ToastStageProps {
  /** The toasts to show, oldest first. */
  raised: ReadonlyArray<Toast>;
  /** Shows the fallback for when the toast library fails to load. */
  plain?: boolean;
}

/** Short messages over the page, each with a close button. */
export function ToastStage({ raised, plain = false }: ToastStageProps) {
  useEffect(() => {
    for (const { kind, text, position } of raised) toasts[kind](text, position);
  }, [raised]);
  const bar = (
    <AppBar
      homeHref="#home"
      links={[]}
      account={{ kind: 'visitor', loginHref: '#login', registerHref: '#register' }}
      onLogOut={() => {}}
    />
  );
  return (
    <>
      <AppShell bar={bar} footer={null}>
        <Page>
          <Text tone="muted">The page that the toasts belong to.</Text>
        </Page>
      </AppShell>
      {plain ? <PlainToasts /> : <ToastOutlet />}
    </>
  );
}

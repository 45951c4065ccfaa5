// A page for the stories of toasts; apart from them, so that its docs page has its description and props.
import { AppBar, AppShell, Page, Text } from '@medportal/ui';
import { useEffect } from 'react';
import { PlainToasts } from '../app/PlainToasts.tsx';
import { ToastOutlet } from '../app/ToastOutlet.tsx';
import { type Toast, toasts } from '../app/toasts.ts';

/** Props of {@link ToastStage}. */
export interface ToastStageProps {
  /** The toasts to show, the first one first. */
  raised: ReadonlyArray<Toast>;
  /** Shows them without their library, as where it could not be loaded. */
  plain?: boolean;
}

/** Brief messages over the page, each with a close button. Here on a page that raises them as it opens. */
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

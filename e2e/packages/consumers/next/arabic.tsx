'use client';

import { DateOnly, Page, ShowMore } from '@medportal/ui';
import { MessagesProvider } from '@medportal/ui/messages';
import { ar } from '@medportal/ui/messages/ar';

export default function Arabic() {
  return (
    <MessagesProvider locale="ar-EG" messages={ar}>
      <Page>
        <DateOnly value="2026-11-20" />
        <ShowMore more="available" shown={9} total={18} onShowMore={() => undefined} />
      </Page>
    </MessagesProvider>
  );
}

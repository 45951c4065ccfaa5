import { useQuery } from '@tanstack/react-query';
import { useDataTexts } from '../../core/i18n/dataTexts.ts';
import { viewOf } from '../../core/query/useView.ts';
import { type Inbox, inboxQueryOf } from '../inbox/api.ts';
import type { User } from '../../core/session/token.ts';

const ready = { status: 'ready' } as const;
const loading = { status: 'loading' } as const;

/** The inbox as a part of the view, once it is that of the user's role and `rest` is known. */
export function useInboxPart<Role extends Inbox['role'], Rest extends object>(
  user: User,
  hasInbox: boolean,
  role: Role,
  rest: Rest | undefined,
) {
  const texts = useDataTexts();
  const query = useQuery<Inbox>(inboxQueryOf(user, hasInbox));
  const isOwn = (inbox: Inbox): inbox is Extract<Inbox, { role: Role }> => inbox.role === role;
  const part = viewOf(query, texts, 'getInbox', (inbox) =>
    rest && isOwn(inbox) ? { ...ready, ...inbox, ...rest } : loading,
  );
  return { part, onRetry: () => void query.refetch() };
}

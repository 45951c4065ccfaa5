import type { GrantView, SharingProps, ShareTarget } from '@medportal/ui/screens';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { clearDraft, openDraft } from '../../core/drafts/drafts.ts';
import { useLocked } from '../../core/query/locked.ts';
import { listView, usePagedView, useView } from '../../core/query/useView.ts';
import { useWrite } from '../../core/query/useWrite.ts';
import { doctorsQuery } from '../doctors/api.ts';
import { grantsQuery, shareRecord, stopSharing } from './api.ts';
import { localDay, localToday } from '../../core/clock/localToday.ts';

const formOf = ({ name }: ShareTarget) => `share/${name}`;

/** Binds the overlay that shares the record. */
function useShare(): SharingProps['share'] {
  const [opened, setOpened] = useState<{
    target: ShareTarget;
    draft: ReturnType<typeof openDraft>;
  }>();
  const form = opened && formOf(opened.target);
  const close = () => {
    if (form !== undefined) clearDraft(form);
    setOpened(undefined);
  };
  const { submission, save, reset } = useWrite(shareRecord, {
    ...(form !== undefined && { form }),
    onSaved: close,
  });
  const { state, endsAt } = opened?.target.grant ?? {};
  return {
    target: opened?.target,
    submission,
    ...(opened && { draft: opened.draft }),
    today: localToday(),
    lastDay: state === 'active' && endsAt !== undefined ? localDay(new Date(endsAt)) : '',
    onOpen: (target) => {
      // Clears the failure of an earlier attempt.
      reset();
      setOpened({ target, draft: openDraft(formOf(target)) });
    },
    onCancel: close,
    onSave: save,
  };
}

/** Binds the overlay that stops sharing. */
function useStop(): SharingProps['stop'] {
  const [grant, setGrant] = useState<GrantView>();
  const close = () => setGrant(undefined);
  const { submission, save, reset } = useWrite(stopSharing, { onSaved: close });
  return {
    grant,
    submission,
    onOpen: (opened) => {
      reset();
      setGrant(opened);
    },
    onCancel: close,
    onStop: save,
  };
}

/** What the logged-in patient shares with whom, and what changes it. */
export function useSharing(): SharingProps {
  const locked = useLocked();
  const grants = useView(grantsQuery(), listView, locked);
  const [term, setTerm] = useState('');
  const doctors = usePagedView(
    { ...doctorsQuery(term), enabled: term !== '', placeholderData: keepPreviousData },
    ({ items, more }) => ({ status: 'ready' as const, items, more }),
  );
  return {
    view: grants.view,
    onRetry: grants.onRetry,
    share: useShare(),
    stop: useStop(),
    search: {
      term,
      onSearch: setTerm,
      found: doctors.view,
      hasMore: doctors.view.status === 'ready' && doctors.view.more !== 'none',
      onRetry: doctors.onRetry,
    },
  };
}

import type { GrantView, SharingProps, ShareTarget } from '@medportal/ui/screens';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocked } from '../../core/query/locked.ts';
import { listView, usePagedView, useView } from '../../core/query/useView.ts';
import { useOverlay } from '../../core/query/useOverlay.ts';
import { doctorsQuery } from '../doctors/api.ts';
import { grantsQuery, shareRecord, stopSharing } from './api.ts';
import { localDay, localToday } from '../../core/clock/localToday.ts';

/** Binds the overlay that shares the record. */
function useShare(): SharingProps['share'] {
  const overlay = useOverlay(shareRecord, ({ name }: ShareTarget) => `share/${name}`);
  const { state, endsAt } = overlay.target?.grant ?? {};
  return {
    ...overlay,
    today: localToday(),
    lastDay: state === 'active' && endsAt !== undefined ? localDay(new Date(endsAt)) : '',
  };
}

/** Binds the overlay that stops sharing. */
function useStop(): SharingProps['stop'] {
  const { target, onSave, ...overlay } = useOverlay<GrantView, GrantView>(stopSharing);
  return { ...overlay, grant: target, onStop: onSave };
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

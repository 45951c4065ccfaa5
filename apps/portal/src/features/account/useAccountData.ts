import type { AccountDataProps } from '@medportal/ui/screens';
import { useMutation } from '@tanstack/react-query';
import { announce } from '../../core/feedback/announcements.ts';
import { localToday } from '../../core/clock/localToday.ts';
import { saveFile } from './saveFile.ts';
import { failedView } from '../../core/api/errors.ts';
import { useDataTexts } from '../../core/i18n/dataTexts.ts';
import { writeTexts } from '../../core/i18n/writeTexts.ts';
import { readAccountData } from './api.ts';
import { useReader } from '../../core/session/session.ts';

/** Binds the download of everything that is stored about the user. */
export function useAccountData(): AccountDataProps {
  const texts = useDataTexts();
  const user = useReader();
  const { status, error, mutate } = useMutation({
    mutationFn: readAccountData,
    onSuccess: (document) => {
      saveFile(`medportal-${localToday()}.json`, document);
      announce(writeTexts().dataDownloaded);
    },
  });
  const submission = (): AccountDataProps['submission'] => {
    if (error) return failedView(error, texts, 'getAccountData');
    return { status: status === 'pending' ? 'pending' : 'idle' };
  };
  return {
    role: user?.persona ?? 'patient',
    submission: submission(),
    isDownloaded: status === 'success',
    onDownload: () => mutate(),
  };
}

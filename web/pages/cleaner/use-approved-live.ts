import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { showToast } from '#web/ui/toast.tsx';

/** Says so to who is looking while an admin approves them: the page becomes another one before their eyes. */
export function useApprovedLive(profile: CleanerProfile | null | undefined): void {
  const { t } = useTranslation('cleaner');
  const status = profile?.backgroundCheckStatus;
  const before = useRef(status);
  useEffect(() => {
    if (before.current && before.current !== 'APPROVED' && status === 'APPROVED')
      showToast({ title: t('approved.title'), description: t('approved.text'), tone: 'success' });
    before.current = status;
  }, [status, t]);
}

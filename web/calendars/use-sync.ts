import { useTranslation } from 'react-i18next';
import type { SyncResult } from '#contract/calendar.ts';
import { syncIntegration } from '#contract/calendar-calls.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';
import { useFaultText } from './use-fault-text.ts';

/** Reads a feed now; the first time, that is the import. */
export function useSync(onSynced?: () => void) {
  const { t } = useTranslation('calendars');
  const { ofError } = useFaultText();
  return useWrite(syncIntegration, {
    onSuccess: (result) => {
      showToast({ title: t('toasts.synced'), description: t(`toasts.${outcomeOf(result)}`), tone: 'success' });
      onSynced?.();
    },
    failed: ({ error }) => {
      const known = error instanceof ApiError || error instanceof TypeError;
      const description = known ? ofError(error) : t('toasts.syncFailed');
      return { title: t('toasts.syncError'), description, tone: 'danger' };
    },
  });
}

/** The specified sentence speaks of created jobs, so it is kept for when there are some. */
function outcomeOf({ alarm, decisions: _, ...counts }: SyncResult) {
  if (alarm) return 'syncedAlarm';
  if (counts.jobsCreated > 0) return 'syncedText';
  return Object.values(counts).some((count) => count > 0) ? 'syncedNoJob' : 'syncedNothing';
}

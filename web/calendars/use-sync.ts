import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { LeftOut, SyncResult } from '#contract/calendar.ts';
import { syncIntegration } from '#contract/calendar-calls.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';
import { useFaultText } from './use-fault-text.ts';
import { useLeftOut } from './use-left-out.ts';
import { toCard } from './way-on.ts';

interface SyncSettings {
  onSynced?: () => void;
  /** The first reading, which is the import. */
  isFirst?: boolean;
  /** What its dry run left out. */
  leftOut?: LeftOut | undefined;
}

/** Reads a feed now, and tells what came of it. */
export function useSync({ onSynced, isFirst = false, leftOut }: SyncSettings = {}) {
  const { t } = useTranslation('calendars');
  const navigate = useNavigate();
  const { ofError } = useFaultText();
  const told = useOutcome(isFirst, leftOut);
  const addCard = { label: t('wayOn.needsCard'), onSelect: () => void navigate(toCard) };
  return useWrite(syncIntegration, {
    onSuccess: (result) => {
      const action = result.waitForCard > 0 && !result.alarm ? { action: addCard } : {};
      showToast({ title: t('toasts.synced'), description: told(result), tone: 'success', ...action });
      onSynced?.();
    },
    failed: ({ error }) => {
      const known = error instanceof ApiError || error instanceof TypeError;
      const description = known ? ofError(error) : t('toasts.syncFailed');
      return { title: t('toasts.syncError'), description, tone: 'danger' };
    },
  });
}

const told = ['jobsCreated', 'jobsReopened', 'jobsMoved', 'jobsCanceled', 'bookingsCanceled', 'waitForCard'] as const;

/** What a reading has done, in sentences. The specified one speaks of created jobs, so it is kept for when there are some. */
function useOutcome(isFirst: boolean, leftOut: LeftOut | undefined): (result: SyncResult) => string {
  const { t } = useTranslation('calendars');
  const { language } = useLanguage();
  const reasons = useLeftOut()(leftOut);
  return (result) => {
    if (result.alarm === 'empty' || result.alarm === 'shrunk') return t('toasts.syncedAlarm');
    const done = told
      .filter((kind) => result[kind] > 0)
      .map((kind) => t(`toasts.${kind}`, { shown: formatNumber(result[kind], language) }));
    if (result.jobsCreated > 0) return [t('toasts.syncedText'), ...done].join(' ');
    if (done.length > 0) return done.join(' ');
    if (result.bookingsCreated + result.bookingsUpdated > 0) return t('toasts.syncedStays');
    if (!isFirst) return t('toasts.syncedNothing');
    return reasons ? t('toasts.syncedLeftOut', { reasons }) : t('toasts.syncedNone');
  };
}

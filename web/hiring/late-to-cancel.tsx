import { useTranslation } from 'react-i18next';
import { useIsLateToCancel } from '#web/platform/use-is-late-to-cancel.ts';

/** Where a bid is accepted: what canceling costs from then on, as long as the job starts so soon that it does. */
export function LateToCancel({ startTime }: { startTime: string }) {
  const { t } = useTranslation('hiring');
  return useIsLateToCancel(startTime) && <p className="text-13 text-ink-soft">{t('accept.late')}</p>;
}

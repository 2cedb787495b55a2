import { useTranslation } from 'react-i18next';
import { listIntegrations } from '#contract/calendar-calls.ts';
import { AlarmNotice } from '#web/calendars/alarm-notice.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

interface SettleAlarmProps {
  calendar: { integrationId: string; title: string };
  onClose: () => void;
}

/** The stays that a calendar has lost, to keep or to cancel. */
export function SettleAlarm({ calendar: { integrationId, title }, onClose }: SettleAlarmProps) {
  const { t } = useTranslation('hostLists');
  const pages = usePages(listIntegrations, { limit: 100 });
  const integration = pages.items?.find(({ id }) => id === integrationId);
  const alarm = integration?.alarm;
  return (
    <Dialog open onOpenChange={onClose} title={title} size="wide">
      {integration && (alarm === 'empty' || alarm === 'shrunk') ? (
        <AlarmNotice integration={integration} alarm={alarm} />
      ) : pages.error ? (
        <ReadFailed title={t('settle.failed')} read={pages} />
      ) : pages.items ? (
        <p className="text-14 text-ink-soft">{t('settle.settled')}</p>
      ) : (
        <SkeletonRows rows={2} />
      )}
    </Dialog>
  );
}

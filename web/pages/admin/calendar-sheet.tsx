import { useTranslation } from 'react-i18next';
import type { AdminCalendar } from '#contract/admin-calendars.ts';
import { platformNames } from '#contract/calendar-words.ts';
import { CalendarHealthBadge } from '#web/calendars/calendar-health-badge.tsx';
import { useFaultText } from '#web/calendars/use-fault-text.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';
import { Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { CalendarSyncForm } from './calendar-sync-form.tsx';

interface CalendarSheetProps {
  calendar: AdminCalendar;
  onClose: () => void;
}

/** A connected calendar in detail; an admin can have it read now. */
export function CalendarSheet({ calendar, onClose }: CalendarSheetProps) {
  const { t } = useTranslation('adminCalendars');
  const { ofFault } = useFaultText();
  const { property, platform, health, lastFault, missingStays } = calendar;
  const isRead = health !== 'waiting' && health !== 'disabled';
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={property.title}
      description={
        <span className="flex flex-wrap items-center gap-2">
          {platformNames[platform]} <CalendarHealthBadge health={health} />
        </span>
      }
      footer={isRead && <CalendarSyncForm calendar={calendar} />}
    >
      <div className="grid gap-5">
        <p className="text-14 text-ink-soft">{t(`healthText.${health}`)}</p>
        {lastFault && (
          <Notice tone="red" title={t('lastError')}>
            {ofFault(lastFault)}
          </Notice>
        )}
        {missingStays > 0 && <Notice tone="amber">{t('missing', { shown: missingStays })}</Notice>}
        <Facts narrow facts={useFacts(calendar)} />
      </div>
    </Sheet>
  );
}

function useFacts(calendar: AdminCalendar) {
  const { t } = useTranslation(['adminCalendars', 'adminLists']);
  const { language } = useLanguage();
  const moment = useOperatorTime();
  const { host, externalPropertyId, calendarUrl, lastSyncAt, nextSyncAt, createdAt } = calendar;
  const at = (instant: string | null, otherwise: string) => (instant ? moment(instant) : otherwise);
  const number = (value: number) => formatNumber(value, language);
  const [none, never] = [t('none'), t('never')];
  return [
    { key: 'host', label: t('host'), value: <bdi>{host.name}</bdi> },
    { key: 'email', label: t('adminLists:users.email'), value: <bdi className="break-all">{host.email}</bdi> },
    { key: 'listing', label: t('listing'), value: <bdi className="break-all">{externalPropertyId}</bdi> },
    {
      key: 'address',
      label: t('address'),
      value: calendarUrl ? <bdi className="break-all">{calendarUrl}</bdi> : t('noAddress'),
    },
    { key: 'lastSync', label: t('lastSync'), value: at(lastSyncAt, never) },
    { key: 'nextSync', label: t('nextSync'), value: at(nextSyncAt, none) },
    { key: 'failures', label: t('failures'), value: number(calendar.failures) },
    { key: 'connected', label: t('connected'), value: at(createdAt, none) },
    { key: 'stays', label: t('staysAhead'), value: number(calendar.staysAhead) },
    { key: 'openJobs', label: t('openJobs'), value: number(calendar.openJobs) },
    { key: 'takenJobs', label: t('takenJobs'), value: number(calendar.takenJobs) },
  ];
}

import { useTranslation } from 'react-i18next';
import type { AdminProperty } from '#contract/admin-jobs.ts';
import { CalendarHealthBadge } from '#web/calendars/calendar-health-badge.tsx';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';
import { Facts } from '#web/ui/facts.tsx';
import { IdText } from '#web/ui/id-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { SectionLinks } from './section-links.tsx';

interface PropertySheetProps {
  property: AdminProperty;
  onClose: () => void;
}

/** A home in detail, with the ways to its jobs, its host and its calendars. */
export function PropertySheet({ property, onClose }: PropertySheetProps) {
  const { t } = useTranslation('adminLists');
  const moment = useOperatorTime();
  const { id, title, host, removedAt } = property;
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={title} description={<bdi>{property.address}</bdi>}>
      <div className="grid gap-5">
        {removedAt && <Notice tone="amber">{t('properties.removedOn', { when: moment(removedAt) })}</Notice>}
        <Facts narrow facts={useFacts(property)} />
        <SectionLinks
          links={[
            { label: t('properties.jobs'), section: 'jobs', q: id },
            { label: t('properties.host'), section: 'users', q: host.id },
            { label: t('properties.calendars'), section: 'calendar-integration', q: id },
          ]}
        />
      </div>
    </Sheet>
  );
}

function useFacts(property: AdminProperty) {
  const { t } = useTranslation('adminLists');
  const { language } = useLanguage();
  const moment = useOperatorTime();
  const { host, bedrooms, bathrooms, jobCount, openJobCount, calendarHealth } = property;
  const number = (value: number | null) => (value === null ? t('none') : formatNumber(value, language));
  return [
    { key: 'host', label: t('properties.host'), value: <bdi>{host.name}</bdi> },
    { key: 'email', label: t('users.email'), value: <bdi className="break-all">{host.email}</bdi> },
    { key: 'jobs', label: t('properties.jobs'), value: number(jobCount) },
    { key: 'open', label: t('properties.openJobs'), value: number(openJobCount) },
    { key: 'bedrooms', label: t('properties.bedrooms'), value: number(bedrooms) },
    { key: 'bathrooms', label: t('properties.bathrooms'), value: number(bathrooms) },
    {
      key: 'times',
      label: t('properties.times'),
      value: <bdi dir="ltr">{`${property.checkOutTime} – ${property.checkInTime}`}</bdi>,
    },
    { key: 'payout', label: t('properties.payout'), value: <bdi>{formatMoney(property.defaultPayoutCents)}</bdi> },
    {
      key: 'calendar',
      label: t('properties.calendar'),
      value: calendarHealth ? <CalendarHealthBadge health={calendarHealth} /> : t('properties.notConnected'),
    },
    { key: 'added', label: t('properties.added'), value: moment(property.createdAt) },
    { key: 'id', label: t('id'), value: <IdText>{property.id}</IdText> },
  ];
}

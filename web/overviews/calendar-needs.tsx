import { CalendarClock, CalendarX, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HostOverview } from '#contract/overviews.ts';
import { to } from '#web/paths.ts';
import { formatDay } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';

type Need = HostOverview['calendarNeeds'][number];

const icons: Partial<Record<Need['kind'], LucideIcon>> = {
  moved: CalendarClock,
  gone: CalendarX,
  unsure: CalendarX,
};

/** What the calendars ask the host, each with the way to where it is answered; nothing at all where nothing is asked. */
export function CalendarNeeds({ needs }: { needs: readonly Need[] }) {
  const { t } = useTranslation('host');
  if (needs.length === 0) return null;
  return (
    <Section title={t('calendarAsks.title')}>
      <ul className="divide-y divide-line">
        {needs.map((need) => (
          <NeedRow key={need.integrationId ?? `${need.jobId} ${need.checkOutDate}`} need={need} />
        ))}
      </ul>
    </Section>
  );
}

function NeedRow({ need: { kind, property, integrationId, checkOutDate, jobId } }: { need: Need }) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const Icon = icons[kind] ?? TriangleAlert;
  const day = checkOutDate ? formatDay(`${checkOutDate}T12:00:00Z`, { language, timeZone: 'UTC' }) : '';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-apricot-ink" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">
          <bdi>{property.title}</bdi>
        </p>
        <p className="text-13 text-ink-soft">{t(`calendarAsks.${kind}`, { day })}</p>
      </div>
      <LinkButton
        size="compact"
        to={integrationId ? to('hostCalendar', undefined, { calendar: integrationId }) : to('job', { id: jobId ?? '' })}
        aria-label={t(integrationId ? 'calendarAsks.openOf' : 'calendarAsks.jobOf', { title: property.title })}
      >
        {t(integrationId ? 'calendarAsks.open' : 'calendarAsks.job')}
      </LinkButton>
    </li>
  );
}

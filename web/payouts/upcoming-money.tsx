import { useTranslation } from 'react-i18next';
import { getEarnings } from '#contract/calls.ts';
import { to } from '#web/paths.ts';
import { formatDate, formatDateTime, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ownZone } from '#web/platform/own-zone.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** The held money, line by line, with the moment at which it becomes free; nothing while there is none. */
export function UpcomingMoney() {
  const { t } = useTranslation('payouts');
  const { language } = useLanguage();
  const upcoming = useRead(getEarnings, { query: {} }).data?.upcoming ?? [];
  if (upcoming.length === 0) return null;
  return (
    <Section title={t('upcoming.title')} description={t('upcoming.text')}>
      <ul className="divide-y divide-line">
        {upcoming.map(({ jobId, jobTitle, amountCents, freeAt, timeZone, startTime }) => (
          <li
            key={`${jobId} ${freeAt} ${amountCents}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 text-14"
          >
            <span className="min-w-0">
              <JobName id={jobId} title={jobTitle ?? t('item.other')} />
              {startTime && (
                <span className="block text-13 text-ink-soft">
                  {formatDate(new Date(startTime), language, { dateStyle: 'medium', timeZone: timeZone ?? ownZone() })}
                </span>
              )}
              <span className="block text-13 text-ink-soft">
                {freeAt
                  ? t('upcoming.at', { when: formatDateTime(freeAt, { language, timeZone: timeZone ?? ownZone() }) })
                  : t('upcoming.frozen')}
              </span>
            </span>
            <bdi className="font-medium tabular-nums">{formatMoney(amountCents)}</bdi>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The way to the job; none for money of no job. */
function JobName({ id, title }: { id: string | null; title: string }) {
  const name = <bdi className="font-medium">{title}</bdi>;
  return id === null ? (
    name
  ) : (
    <TextLink alone to={to('job', { id })}>
      {name}
    </TextLink>
  );
}

import { useTranslation } from 'react-i18next';
import { getEarnings } from '#contract/calls.ts';
import { formatMedium, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Section } from '#web/ui/section.tsx';

/** The held money, line by line, with the moment at which it becomes free; nothing while there is none. */
export function UpcomingMoney() {
  const { t } = useTranslation('payouts');
  const { language } = useLanguage();
  const upcoming = useRead(getEarnings, { query: {} }).data?.upcoming ?? [];
  if (upcoming.length === 0) return null;
  return (
    <Section title={t('upcoming.title')} description={t('upcoming.text')}>
      <ul className="divide-y divide-line">
        {upcoming.map(({ jobId, jobTitle, amountCents, freeAt }) => (
          <li
            key={`${jobId} ${freeAt} ${amountCents}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 text-14"
          >
            <span className="min-w-0">
              <bdi className="font-medium">{jobTitle ?? t('item.other')}</bdi>
              <span className="block text-13 text-ink-soft">
                {freeAt ? t('upcoming.at', { when: formatMedium(freeAt, { language }) }) : t('upcoming.frozen')}
              </span>
            </span>
            <bdi className="font-medium tabular-nums">{formatMoney(amountCents)}</bdi>
          </li>
        ))}
      </ul>
    </Section>
  );
}

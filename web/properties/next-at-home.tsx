import { useTranslation } from 'react-i18next';
import type { HostProperty } from '#contract/properties.ts';
import { bidsPlace, to } from '#web/paths.ts';
import { formatDateTime, formatDay, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { whomItWaitsFor } from '#web/platform/whom-it-waits-for.ts';
import { Link } from '#web/ui/link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** What comes next at a home: the cleaning, or the one that is going on, who does it or what that waits for, and the next guest. */
export function NextAtHome({ property: { nextCleaning: next, nextArrival, timeZone } }: { property: HostProperty }) {
  const { t } = useTranslation('properties');
  const { language } = useLanguage();
  return (
    <div className="mt-1 text-13 wrap-anywhere text-ink-soft tabular-nums">
      {next ? (
        <>
          <TextLink to={to('job', { id: next.jobId })}>
            {next.underWay
              ? t('card.now')
              : t('card.next', { when: formatDateTime(next.startTime, { language, timeZone }) })}
          </TextLink>
          <p>
            <Who next={next} />
          </p>
        </>
      ) : (
        <p>{t('card.noNext')}</p>
      )}
      {nextArrival && (
        <p>{t('card.arrival', { day: formatDay(`${nextArrival}T12:00:00Z`, { language, timeZone: 'UTC' }) })}</p>
      )}
    </div>
  );
}

/** Who comes; where nobody does yet, bids lead to where one of them is chosen. */
function Who({ next }: { next: NonNullable<HostProperty['nextCleaning']> }) {
  const { t } = useTranslation('properties');
  const { language } = useLanguage();
  const { cleanerName: name, underWay, unconfirmed, bidCount: count = 0 } = next;
  if (name) return t(underWay ? 'card.nextNow' : unconfirmed ? 'card.nextUnconfirmed' : 'card.nextWith', { name });
  if (count === 0) return <span className="text-amber-ink">{t('card.nextOpen')}</span>;
  const words = t('card.nextBids', { count, shown: formatNumber(count, language) });
  if (whomItWaitsFor() !== null) return words;
  return (
    <Link
      to={`${to('job', { id: next.jobId })}#${bidsPlace}`}
      className="rounded-mark font-semibold text-apricot-ink underline decoration-1 underline-offset-3"
    >
      {words}
    </Link>
  );
}

import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueueItem } from '#contract/admin-queue.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';

/** What something that waits is about, in one line: where, who, how much, and what is known of it so far. */
export function QueueFacts({
  item: { name, review, people = [], amountCents, bidCount, isPassed },
}: {
  item: QueueItem;
}) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const bids = bidCount && t('dashboard.queue.bids', { count: bidCount, shown: formatNumber(bidCount, language) });
  const facts = [
    name,
    review?.place,
    ...people,
    amountCents !== undefined && formatMoney(amountCents),
    bidCount !== undefined && (bids || t('dashboard.queue.noBids')),
    isPassed !== undefined && t(isPassed ? 'dashboard.queue.passed' : 'dashboard.queue.notPassed'),
  ].filter((fact) => typeof fact === 'string');
  return (
    <p className="text-13 wrap-anywhere text-ink-soft">
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && <span aria-hidden>{' · '}</span>}
          <bdi>{fact}</bdi>
        </Fragment>
      ))}
    </p>
  );
}

import { Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getPayoutStatement } from '#contract/document-calls.ts';
import { formatDate } from '#contract/format-date.ts';
import { getPayoutAccount, listPayouts } from '#contract/payout-calls.ts';
import type { Payout } from '#contract/payouts.ts';
import { send } from '#web/platform/api.ts';
import { FileButton } from '#web/platform/file-button.tsx';
import { formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { knownItemKind } from './item-kinds.ts';
import { payoutsPage } from './payouts-page.ts';
import { ReturnedPayout } from './returned-payout.tsx';
import { type ReturnedStanding, returnedStandingOf } from './returned-standing.ts';

/** All payouts, newest first, each with what it contains and what to do about it. */
export function PayoutList() {
  const { t } = useTranslation('payouts');
  const pages = usePages(listPayouts, payoutsPage);
  const { items, error, loadMore, loadingMore } = pages;
  const standingOf = useReturnedStandings(items ?? []);
  return (
    <Section title={t('list.title')}>
      {!items && error && <ReadFailed title={t('list.failed')} read={pages} />}
      {!items && !error && <SkeletonRows rows={3} />}
      {items?.length === 0 && <EmptyState icon={Landmark} title={t('list.empty')} description={t('list.emptyText')} />}
      <ul className="divide-y divide-line">
        {items?.map((payout) => (
          <li key={payout.id} className="py-3">
            <PayoutEntry payout={payout} returned={standingOf(payout)} />
          </li>
        ))}
      </ul>
      {loadMore && (
        <Button className="mx-auto mt-4" loading={loadingMore} onClick={loadMore}>
          {t('list.more')}
        </Button>
      )}
    </Section>
  );
}

const tones: Record<Payout['status'], BadgeTone> = { pending: 'amber', paid: 'green', failed: 'red', held: 'amber' };

/** Null of all that did not come back. */
function useReturnedStandings(payouts: readonly Payout[]) {
  const account = useRead(getPayoutAccount, { enabled: payouts.some(cameBack) }).data;
  return (payout: Payout) => (cameBack(payout) ? returnedStandingOf(payout, account) : null);
}

const cameBack = ({ status }: Payout): boolean => status === 'failed';

interface PayoutEntryProps {
  payout: Payout;
  returned: ReturnedStanding | null;
}

function PayoutEntry({ payout, returned }: PayoutEntryProps) {
  const { t } = useTranslation('payouts');
  const { language } = useLanguage();
  const { id, method, status, amountCents, feeCents, createdAt, items } = payout;
  const date = formatDate(new Date(createdAt), language, { dateStyle: 'medium' });
  // what came back cost nothing; of all else, what arrives at the bank, as "Paid out" counts it
  const keptCents = cameBack(payout) ? 0 : feeCents;
  return (
    <>
      <div className="flex items-start justify-between gap-x-4">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 font-medium">
          {t(`method.${method}`)}{' '}
          <Badge tone={returned && returned.is !== 'asks' ? 'neutral' : tones[status]}>{t(`status.${status}`)}</Badge>
        </p>
        <bdi className="text-16 font-semibold tabular-nums">{formatMoney(amountCents - keptCents)}</bdi>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 pt-0.5">
        <p className="text-13 text-ink-soft">
          {date}
          {keptCents > 0 && ` · ${t('list.fee', { amount: formatMoney(keptCents) })}`}
        </p>
        {status !== 'failed' && (
          <FileButton
            ask={() => send(getPayoutStatement, { params: { id } })}
            name={`payout-${createdAt.slice(0, 10)}.pdf`}
            failed={t('list.fileFailed')}
            aria-label={t('list.statementOf', { date })}
          >
            {t('list.statement')}
          </FileButton>
        )}
      </div>
      {returned && <ReturnedPayout standing={returned} />}
      {status === 'held' && <p className="mt-1 text-14 text-ink-soft">{t('list.onHold')}</p>}
      {items.length > 0 && (
        <details className="mt-1 text-14">
          <summary className="cursor-pointer py-1 text-green-ink pointer-coarse:min-h-11 pointer-coarse:content-center">
            {t('list.contents')}
          </summary>
          <Contents items={items} keptCents={keptCents} />
        </details>
      )}
    </>
  );
}

function Contents({ items, keptCents }: Pick<Payout, 'items'> & { keptCents: number }) {
  const { t } = useTranslation('payouts');
  return (
    <ul className="divide-y divide-line border-t border-line">
      {items.map(({ kind, jobId, jobTitle, amountCents }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what a payout contains never changes
        <li key={`${jobId} ${kind} ${place}`} className="flex justify-between gap-4 py-2">
          <span className="min-w-0">
            {t(`item.${knownItemKind(kind)}`)}
            {jobTitle && (
              <>
                {' · '}
                <bdi>{jobTitle}</bdi>
              </>
            )}
          </span>
          <bdi className="tabular-nums">{formatMoney(amountCents)}</bdi>
        </li>
      ))}
      {keptCents > 0 && (
        <li className="flex justify-between gap-4 py-2">
          {t('instant.fee')}
          <bdi className="tabular-nums">{formatMoney(-keptCents)}</bdi>
        </li>
      )}
    </ul>
  );
}

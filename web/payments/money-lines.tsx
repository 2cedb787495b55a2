import { useTranslation } from 'react-i18next';
import type { MoneySplit } from '#contract/payments.ts';
import { formatMoney } from '#web/platform/format.ts';

type Viewer = 'host' | 'cleaner' | 'other';

const known = [
  ...(['payout', 'hostFee', 'cleanerFee', 'tip', 'cancellation', 'waiting'] as const),
  ...(['refund', 'refundReturned', 'chargeback', 'repayment'] as const),
] as const;
type Kind = (typeof known)[number];
type Line = Pick<MoneySplit['lines'][number], 'kind' | 'of'>;

/** A fee concerns the side that pays it; who is neither reads both, by name. */
const hidden: Record<Viewer, readonly string[]> = { host: ['cleanerFee'], cleaner: ['hostFee'], other: [] };

interface MoneyLinesProps {
  lines: MoneySplit['lines'];
  viewer: Viewer;
  /** Nothing was cleaned: half the payout is for having come. */
  couldNotClean: boolean;
}

/** What the sums of a job are made of, for the side that reads. */
export function MoneyLines({ lines, viewer, couldNotClean }: MoneyLinesProps) {
  const { t } = useTranslation('payments');
  function nameOf({ kind, of }: Line): string {
    // of two payments, one may have gone back
    if (of)
      return t('money.lines.partOf', { line: nameOf({ kind }), what: nameOf({ kind: of === 'job' ? 'payout' : of }) });
    if (kind === 'payout' && couldNotClean) return t('money.lines.half');
    if (viewer === 'other' && kind === 'hostFee') return t('money.lines.feeOfHost');
    if (viewer === 'other' && kind === 'cleanerFee') return t('money.lines.feeOfCleaner');
    return isKnown(kind) ? t(`money.lines.${kind}`) : t('money.lines.other');
  }
  return (
    <dl className="grid gap-1.5 text-14 tabular-nums">
      {lines
        .filter(({ kind, amountCents }) => !hidden[viewer].includes(kind) && amountCents !== 0)
        .map(({ kind, of, amountCents }) => (
          <div key={`${kind} ${of}`} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{nameOf({ kind, of })}</dt>
            <dd>
              <bdi>{formatMoney(amountCents)}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}

const isKnown = (kind: string): kind is Kind => known.some((name) => name === kind);

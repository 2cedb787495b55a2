import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toCents } from '#contract/money.ts';
import type { AdminPayment, RefundPreview } from '#contract/payouts.ts';
import { useCardName } from '#web/payments/card-name.ts';
import { formatMoney } from '#web/platform/format.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';

/** What it would do, as it is read. */
type Read = Pick<UseQueryResult<RefundPreview>, 'data' | 'error' | 'refetch' | 'isFetching'>;

interface RefundLossesProps {
  payment: AdminPayment;
  /** What is about to go back; null while it is not a fitting amount. */
  cents: number | null;
  read: Read;
  fromCleaner: boolean;
}

/** Who gets what back, and who loses it, before the click; as the books will have it. */
export function RefundLosses({ payment, cents, read, fromCleaner }: RefundLossesProps) {
  const { t } = useTranslation('refunds');
  const cardName = useCardName();
  const preview = read.data;
  const losses = fromCleaner ? preview?.fromCleaner : preview?.usual;
  const known = cents === null ? undefined : losses;
  const fees = toCents(payment.shares?.platformCents ?? 0);
  if (read.error && !preview) return <ReadFailed title={t('previewFailed')} read={read} />;
  return (
    <>
      <dl aria-live="polite" className="divide-y divide-line border-y border-line text-14 tabular-nums">
        <Line
          label={t('getsBack', { name: payment.payer.name })}
          detail={preview?.card && cardName(preview.card)}
          cents={known && (cents ?? undefined)}
          strong
        />
        {payment.payee && (
          <Line
            label={t('loses', { name: payment.payee.name })}
            detail={preview && t('ofShare', { amount: formatMoney(preview.cleanerHasCents) })}
            cents={known?.cleanerCents}
          />
        )}
        <Line
          label={t('freshkeyLoses')}
          detail={fees > 0 ? t('ofFees', { amount: formatMoney(fees) }) : null}
          cents={known?.platformCents}
        />
      </dl>
      {known && (fromCleaner || !isSpared(preview)) && <WhoseFirst payment={payment} cents={cents} />}
    </>
  );
}

/** Some of it was paid out already and is not asked back: the choice above says who bears that. */
const isSpared = (preview: RefundPreview | undefined) =>
  preview?.usual.cleanerCents !== preview?.fromCleaner.cleanerCents;

/** Of what both sides have a share in, whose share it comes out of first; what is only sent again comes out of none. */
function WhoseFirst({ payment, cents }: Pick<RefundLossesProps, 'payment' | 'cents'>) {
  const { t } = useTranslation('refunds');
  const { kind, payee, returnedCents, amountCents, refundedCents, chargedBackCents } = payment;
  if (kind !== 'job' || !payee || returnedCents > 0 || cents === null) return null;
  const isAll = cents === amountCents - refundedCents - chargedBackCents;
  return <p className="text-13 text-ink-soft">{t(isAll ? 'ruleFull' : 'rulePart')}</p>;
}

interface LineProps {
  label: string;
  detail?: string | null;
  /** Undefined while it is not known. */
  cents: number | undefined;
  strong?: boolean;
}

function Line({ label, detail, cents, strong = false }: LineProps) {
  return (
    <div className={strong ? 'flex justify-between gap-4 py-2 font-semibold' : 'flex justify-between gap-4 py-2'}>
      <dt className="min-w-0">
        <bdi>{label}</bdi>
        {detail && <bdi className="block text-13 font-normal text-ink-soft">{detail}</bdi>}
      </dt>
      <dd className="shrink-0">{cents === undefined ? '–' : <bdi>{formatMoney(cents)}</bdi>}</dd>
    </div>
  );
}

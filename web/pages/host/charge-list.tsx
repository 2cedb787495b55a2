import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HostPayment } from '#contract/payments.ts';
import { to } from '#web/paths.ts';
import { useCardName } from '#web/payments/card-name.ts';
import { ReceiptButton } from '#web/payments/receipt-button.tsx';
import { formatMoney } from '#web/platform/format.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ChargeDay, ChargeStatus, jobWithReceipt, WentBack, WhyDeclined } from './charge-status.tsx';

/** On a phone each charge takes two lines, what it was for and how much; a touch unfolds the rest. */
export function ChargeList({ charges }: { charges: readonly HostPayment[] | undefined }) {
  const { t } = useTranslation('billing');
  if (!charges) return <SkeletonRows rows={5} />;
  return (
    <ul aria-label={t('charges.caption')} className="divide-y divide-line border-b border-line">
      {charges.map((charge) => (
        <li key={charge.id}>
          <details className="group">
            <Summary charge={charge} />
            <Rest charge={charge} />
          </details>
        </li>
      ))}
    </ul>
  );
}

/** That it was paid goes without saying; anything else is said before it is unfolded. */
function Summary({ charge }: { charge: HostPayment }) {
  const { t } = useTranslation('billing');
  const { kind, job, amountCents, status } = charge;
  const named = t(`kind.${kind}`);
  return (
    <summary className="flex cursor-pointer list-none items-start gap-2 rounded-mark py-2.5 text-14">
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex justify-between gap-x-4 font-medium">
          <bdi className="min-w-0 truncate group-open:whitespace-normal">{job?.title ?? named}</bdi>
          <bdi className="tabular-nums">{formatMoney(amountCents)}</bdi>
        </span>
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-13 text-ink-soft">
          <span>
            {job && `${named} · `}
            <ChargeDay charge={charge} />
          </span>
          {status !== 'succeeded' && <ChargeStatus charge={charge} />}
        </span>
      </span>
      <ChevronDown
        aria-hidden
        size={18}
        strokeWidth={1.75}
        className="mt-0.5 shrink-0 text-ink-soft group-open:rotate-180"
      />
    </summary>
  );
}

function Rest({ charge }: { charge: HostPayment }) {
  const { t } = useTranslation('billing');
  const cardName = useCardName();
  const { job, card, status } = charge;
  const paid = jobWithReceipt(charge);
  return (
    <div className="grid gap-2 pb-4 text-13">
      <div>
        {status === 'succeeded' && <ChargeStatus charge={charge} />}
        {card && <p className="mt-1 text-ink-soft">{cardName(card)}</p>}
        <WhyDeclined charge={charge} />
        <WentBack charge={charge} />
      </div>
      <div className="flex flex-wrap gap-2">
        {job && (
          <LinkButton size="compact" to={to('job', { id: job.id })}>
            {t('charges.openJob')}
          </LinkButton>
        )}
        {paid && <ReceiptButton jobId={paid.id} title={paid.title} />}
      </div>
    </div>
  );
}

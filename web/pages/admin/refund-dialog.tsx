import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toCents } from '#contract/money.ts';
import { previewRefund, refundPayment } from '#contract/payout-calls.ts';
import type { AdminPayment, RefundPreview } from '#contract/payouts.ts';
import { formatMoney } from '#web/platform/format.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useTypedCents } from '#web/platform/use-typed-cents.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Field } from '#web/ui/field.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { RefundFromCleaner } from './from-cleaner.tsx';
import { MadeBefore } from './made-before.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { RefundLosses } from './refund-losses.tsx';
import { ReportedNotice } from './reported-notice.tsx';
import { usePaid } from './use-paid.ts';

/** Gives back a payment or a part of it, with a reason: says before the click who gets what back, and who bears it. */
export function RefundDialog({ payment, onClose }: { payment: AdminPayment; onClose: () => void }) {
  const { t } = useTranslation(['refunds', 'admin']);
  const isBack = payment.returnedCents > 0;
  const [fromCleaner, setFromCleaner] = useState(false);
  const refund = useRefund(payment, onClose);
  const { amount, leftCents, read, made } = useAmount(payment, refund.sent);
  const preview = read.data;
  const limit = preview?.approvalLimitCents ?? null;
  const send = (reason: string) => amount.cents && refund.send({ amountCents: amount.cents, reason, fromCleaner });
  return (
    <ReasonDialog
      title={t('title')}
      text={usePaid(payment)}
      reasonHelp={payment.payee && t('reasonHelp')}
      confirm={
        amount.cents === null
          ? t('admin:money.refund')
          : t(limit !== null ? 'second.propose' : isBack ? 'sendAgain' : 'refund', {
              amount: formatMoney(amount.cents),
            })
      }
      sending={refund.isPending}
      ready={amount.cents !== null}
      waiting={amount.cents !== null && !preview}
      onClose={onClose}
      onConfirm={send}
      below={
        <>
          {payment.payee && (
            <RefundFromCleaner checked={fromCleaner} onCheckedChange={setFromCleaner} preview={preview} />
          )}
          <RefundLosses {...{ payment, read, fromCleaner }} cents={amount.cents} />
          {limit !== null && <NeedsSecond limit={limit} />}
        </>
      }
    >
      <ReportedNotice payment={payment} />
      <MadeBefore {...{ made, leftCents }} />
      {isBack && <p className="text-14">{t('returnedText')}</p>}
      <Field
        label={t('admin:money.amount')}
        error={amount.cents === null && !amount.isTold ? t('wrong', { amount: formatMoney(leftCents) }) : null}
        required
      >
        <MoneyField {...amount.field} />
      </Field>
    </ReasonDialog>
  );
}

function NeedsSecond({ limit }: { limit: number }) {
  const { t } = useTranslation('refunds');
  return (
    <Notice tone="amber" title={t('second.secondTitle')}>
      {t('second.secondText', { amount: formatMoney(limit) })}
    </Notice>
  );
}

/** The amount as it is typed, and what it would do; of one that is sent nothing more is asked. */
function useAmount(
  { id, amountCents, refundedCents, chargedBackCents, pendingRefundCents, returnedCents }: AdminPayment,
  sent: boolean,
) {
  const leftCents = toCents(amountCents - refundedCents - chargedBackCents);
  const isFit = (cents: number) => cents > 0 && cents <= leftCents;
  const amount = useTypedCents(pendingRefundCents || returnedCents || leftCents, isFit);
  const { cents } = amount;
  const read = useRead(previewRefund, {
    ...{ params: { id }, query: { amountCents: cents ?? 0 }, enabled: cents !== null && !sent },
  });
  // what went back before is the same whatever is typed
  const made = useRef<RefundPreview['made']>([]);
  if (read.data) made.current = read.data.made;
  return { amount, leftCents, read, made: made.current };
}

function useRefund({ id, refundedCents, payer }: AdminPayment, onClose: () => void) {
  const { t } = useTranslation(['refunds', 'admin']);
  const moment = useOperatorTime();
  const { mutate, isPending, isSuccess } = useWrite(refundPayment, {
    onSuccess: ({ pendingRefundCents: cents, refundProposal, refundedCents: now }) => {
      onClose();
      if (now > refundedCents)
        showToast({
          title: t('done', { amount: formatMoney(toCents(now - refundedCents)), name: `\u2068${payer.name}\u2069` }),
          tone: 'success',
        });
      if (refundProposal)
        showToast({
          title: t('second.proposed'),
          description: t('second.proposedText', { when: moment(refundProposal.expiresAt) }),
          tone: 'success',
        });
      if (cents > 0)
        showToast({
          title: t('admin:money.pendingRefund', { amount: formatMoney(cents) }),
          description: t('pending'),
        });
    },
    failed: reasonAlone,
    onError: onClose,
  });
  type Wish = Pick<Parameters<typeof mutate>[0]['body'], 'amountCents' | 'reason' | 'fromCleaner'>;
  return {
    isPending,
    sent: isPending || isSuccess,
    send: (wish: Wish) => mutate({ params: { id }, body: { ...wish, refundedCents } }),
  };
}

import { useTranslation } from 'react-i18next';
import type { HostPayment } from '#contract/payments.ts';
import { useDeclineText } from '#web/platform/decline-text.ts';
import { formatDate, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const tones: Record<HostPayment['status'], BadgeTone> = {
  ...{ pending: 'amber', requires_action: 'amber', unknown: 'amber' },
  ...{ succeeded: 'green', failed: 'red', refunded: 'neutral' },
};

/** What became of a charge, as a word. */
export function ChargeStatus({ charge: { status, refundedCents } }: { charge: HostPayment }) {
  const { t } = useTranslation('billing');
  if (status === 'succeeded' && refundedCents > 0) return <Badge tone="amber">{t('status.partlyRefunded')}</Badge>;
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}

/** The day of a charge where the home is, as its receipt has it; without a job, where the reader is. */
export function ChargeDay({ charge: { settledAt, createdAt, job } }: { charge: HostPayment }) {
  const { language } = useLanguage();
  const at = new Date(settledAt ?? createdAt);
  return <bdi>{formatDate(at, language, { dateStyle: 'medium', ...(job && { timeZone: job.timeZone }) })}</bdi>;
}

/** Why the bank refused it; nothing where it didn’t. */
export function WhyDeclined({ charge: { declineReason } }: { charge: HostPayment }) {
  const declineText = useDeclineText();
  return declineReason ? <p className="mt-1 text-13 text-ink-soft">{declineText(declineReason)}</p> : null;
}

/** What of it has gone back; nothing where all of it stayed. */
export function WentBack({ charge: { refundedCents, chargedBackCents } }: { charge: HostPayment }) {
  const { t } = useTranslation('billing');
  return (
    <>
      {refundedCents > 0 && (
        <p className="text-13 text-ink-soft">{t('charges.refunded', { amount: formatMoney(refundedCents) })}</p>
      )}
      {chargedBackCents > 0 && (
        <p className="text-13 text-ink-soft">{t('charges.chargedBack', { amount: formatMoney(chargedBackCents) })}</p>
      )}
    </>
  );
}

/** The job whose receipt there is: once its money has been taken, also where it has gone back since. */
export const jobWithReceipt = ({ job, status }: HostPayment): HostPayment['job'] =>
  status === 'succeeded' || status === 'refunded' ? job : null;

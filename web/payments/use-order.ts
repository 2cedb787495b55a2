import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { toCents } from '#contract/money.ts';
import { splitOf } from '#contract/split.ts';
import { formatDay, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { extraOf } from './extra-of.ts';

/** What a checkout is for, in words and cents: the job, or what came on top of it and was not paid. */
export function useOrder(job: JobDetail) {
  const { t } = useTranslation(['paying', 'payments']);
  const { language } = useLanguage();
  const extra = extraOf(job);
  // what a report was resolved with, where there was one
  const billed = { ...job, payoutCents: job.dispute?.resolution?.payoutCents ?? job.payoutCents };
  const cleaning = t(job.couldNotClean ? 'payments:money.lines.half' : 'payments:bill.payout');
  const { hostPaysCents: jobCents, cleanerReceivesCents } = splitOf(billed.payoutCents, job);
  if (extra === 'repayment') {
    const totalCents = toCents(job.unpaid?.amountCents ?? 0);
    const noFees = { hostFeeCents: toCents(0), cleanerFeeCents: toCents(0) };
    return {
      // the whole of the job is divided as it was the first time
      billed: totalCents === jobCents ? billed : { payoutCents: totalCents, ...noFees },
      ...{ isJob: false, totalCents, label: cleaning },
      ...{ title: t('payments:extra.repayment'), text: t('extra.repaymentText') },
      paid: { title: t('extra.paid'), description: t('extra.repaidText') },
      isPaidIn: (now: JobDetail) => extraOf(now) === null,
    };
  }
  if (extra) {
    const payoutCents = toCents(job.unpaid?.amountCents ?? 0);
    return {
      // all of it goes to the cleaner
      billed: { payoutCents, hostFeeCents: toCents(0), cleanerFeeCents: toCents(0) },
      ...{ isJob: false, totalCents: payoutCents, label: t(`payments:money.lines.${extra}`) },
      ...{ title: t(`payments:extra.${extra}`), text: t('extra.text') },
      paid: { title: t('extra.paid'), description: t('extra.paidText', { amount: formatMoney(payoutCents) }) },
      isPaidIn: (now: JobDetail) => extraOf(now) === null,
    };
  }
  // it may be opened far from the job's own page
  const text = job.cleaner
    ? t('checkout.textOf', {
        home: job.property.title,
        day: formatDay(job.startTime, { language, timeZone: job.timeZone }),
        name: job.cleaner.name,
        amount: formatMoney(cleanerReceivesCents),
      })
    : t('checkout.text');
  return {
    ...{ billed, isJob: true, totalCents: jobCents, label: cleaning },
    ...{ title: t('payments:checkout.title'), text },
    paid: { title: t('checkout.paid'), description: t('checkout.paidText', { title: job.title }) },
    isPaidIn: (now: JobDetail) => now.status === 'PAID',
  };
}

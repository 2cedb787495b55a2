import { cardForgetter } from './cards/index.ts';
import { frozenJobsOf } from './jobs/index.ts';
import {
  dueCharges,
  dueExtraPay,
  expireProposals,
  extraPayCharger,
  openPaymentCharger,
  paymentGiver,
  paymentReader,
  reconciliation,
  refunder,
  refundMaker,
  repaymentFitter,
  reportSettler,
} from './payments/index.ts';
import { failedPayoutFetcher, payoutReconciliation, payoutSender, weeklyPayouts } from './payouts/index.ts';
import type { Kit } from './platform/kit.ts';
import type { TaskHandler } from './platform/tasks.ts';
import { eventDelivery, sandboxPayer, sandboxRefundLoser } from './sandbox/index.ts';

/** The tasks that wait in the queue of money, and those of the sandbox that stand in for a provider. */
export const moneyTasks = (kit: Kit): Record<string, TaskHandler> => ({
  'sandbox-deliver': eventDelivery(kit),
  'forget-card': cardForgetter(kit),
  'charge-due-jobs': dueCharges(kit),
  'charge-tip': openPaymentCharger(kit),
  'charge-extra-pay': extraPayCharger(kit),
  'charge-waiting': dueExtraPay(kit),
  'refund-payment': refunder(kit),
  'make-refund': refundMaker(kit),
  'expire-refund-proposals': () => expireProposals(kit),
  'fit-repayments': repaymentFitter(kit),
  'read-payment-again': paymentReader(kit),
  'give-up-payment': paymentGiver(kit),
  'settle-report': reportSettler(kit),
  'reconcile-payments': reconciliation(kit),
  'send-payout': payoutSender(kit),
  'take-back-payout': failedPayoutFetcher(kit),
  'weekly-payouts': weeklyPayouts(kit, frozenJobsOf),
  'reconcile-payouts': payoutReconciliation(kit),
  'sandbox-pay-out': sandboxPayer(kit),
  'sandbox-lose-refund': sandboxRefundLoser(kit),
});

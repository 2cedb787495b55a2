import type { FastifyInstance } from 'fastify';
import { accountRoutes, authenticate, purgeSignIn } from './accounts/index.ts';
import { announcementTasks, notificationRoutes, purgeNotifications } from './announcements/index.ts';
import {
  backgroundCheckFollowers,
  backgroundCheckRoutes,
  backgroundCheckSchedule,
  backgroundCheckTasks,
  checkAnew,
  checkIdentity,
} from './background-checks/index.ts';
import { calendarRoutes, planDue, removeCalendarsAt, syncDue } from './calendar/index.ts';
import { cardForgetter, cardRoutes } from './cards/index.ts';
import { cleanerRoutes, profilePictures, timeZoneOf } from './cleaners/index.ts';
import { demoRoutes, feedHere } from './demo/index.ts';
import { devRoutes } from './dev/index.ts';
import { disputeRoutes, endReportSteps, photosInReports } from './disputes/index.ts';
import { factFollower, factTakenOver } from './events.ts';
import {
  climbLadders,
  expireJobs,
  followProperty,
  frozenJobsOf,
  hasLiveJobsAt,
  hasLiveJobsOf,
  jobRoutes,
  photosOnJobs,
} from './jobs/index.ts';
import {
  chargeExtraPay,
  dueCharges,
  dueExtraPay,
  extraPayCharger,
  fingerprintsByFate,
  openPaymentCharger,
  owedBy,
  oweForCancel,
  paymentRoutes,
  reconciliation,
  refunder,
  reportSettler,
} from './payments/index.ts';
import {
  failedPayoutFetcher,
  payoutEvents,
  payoutReconciliation,
  payoutRoutes,
  payoutSender,
  weeklyPayouts,
} from './payouts/index.ts';
import { photoRoutes, prepareUploads, sweepUploads } from './photos/index.ts';
import { forgetAnswers } from './platform/http/idempotency.ts';
import { createHttp } from './platform/http/server.ts';
import type { Kit } from './platform/kit.ts';
import { mailSender } from './platform/mail.ts';
import type { TaskHandler } from './platform/tasks.ts';
import { propertyRoutes } from './properties/index.ts';
import { reviewRoutes } from './reviews/index.ts';
import { eventDelivery, receiveSandboxEvents, sandboxPayer, sandboxRoutes } from './sandbox/index.ts';
import { systemRoutes } from './system/index.ts';
import { viewRoutes } from './views/index.ts';

/** What makes an upload more than a picture that somebody has left lying about. */
const photoUses = [photosOnJobs, photosInReports, profilePictures];

const cancelPay = { owe: oweForCancel, charge: chargeExtraPay };

/** Task name → cron expression in UTC. */
export const schedule: Record<string, string> = {
  'purge-sign-in': '20 3 * * *',
  'forget-answers': '50 * * * *',
  'expire-jobs': '*/10 * * * *',
  'climb-ladders': '* * * * *',
  'end-report-steps': '* * * * *',
  'sweep-uploads': '40 * * * *',
  'sandbox-deliver': '* * * * *',
  'charge-due-jobs': '*/5 * * * *',
  'reconcile-payments': '*/5 * * * *',
  'charge-waiting': '*/5 * * * *',
  'weekly-payouts': '*/5 * * * *',
  'reconcile-payouts': '*/5 * * * *',
  'sandbox-pay-out': '* * * * *',
  ...backgroundCheckSchedule,
  'purge-notifications': '50 3 * * *',
  'write-held-mails': '* * * * *',
  'sync-calendars': '* * * * *',
  'plan-cleanings': '*/30 * * * *',
};

/** Every endpoint of the product, the lowest floor first. The access matrix is generated from this list. */
export const allRoutes = [
  ...systemRoutes,
  ...sandboxRoutes,
  ...accountRoutes(checkAnew),
  ...cardRoutes({ hasLiveJobsOf, fingerprintsByFate }),
  ...propertyRoutes({ hasLiveJobsAt, followProperty, removeCalendarsAt }),
  ...cleanerRoutes(checkIdentity),
  ...photoRoutes({ timeZoneOf, uses: photoUses }),
  ...jobRoutes(owedBy, cancelPay),
  ...calendarRoutes({ owedBy, feedHere }),
  ...paymentRoutes(payoutEvents),
  ...disputeRoutes,
  ...payoutRoutes(frozenJobsOf),
  ...reviewRoutes,
  ...backgroundCheckRoutes,
  ...viewRoutes(frozenJobsOf),
  ...notificationRoutes,
  ...devRoutes(Object.keys(schedule)),
  ...demoRoutes,
];

/** The web side: all routes on one HTTP server, not yet listening. */
export async function createApp(kit: Kit): Promise<FastifyInstance> {
  const app = await createHttp(kit, { routes: allRoutes, authenticate: authenticate(kit) });
  receiveSandboxEvents(kit, app);
  prepareUploads(kit, app);
  // before the server waits for what is under way: an open stream would never be over
  app.addHook('preClose', () => kit.live.close());
  return app;
}

/** The worker's side: what may wait. */
export const taskHandlers = (kit: Kit): Record<string, TaskHandler> => ({
  ...announcementTasks(kit),
  'follow-fact': factFollower([backgroundCheckFollowers(kit)]),
  fact: factTakenOver(kit),
  'expire-jobs': () => expireJobs(kit),
  'purge-sign-in': () => purgeSignIn(kit),
  'forget-answers': () => forgetAnswers(kit),
  'climb-ladders': () => climbLadders(kit),
  'end-report-steps': () => endReportSteps(kit),
  'sweep-uploads': () => sweepUploads(kit, photoUses),
  'send-mail': mailSender(kit),
  'send-sign-in-mail': mailSender(kit),
  'sandbox-deliver': eventDelivery(kit),
  'forget-card': cardForgetter(kit),
  'charge-due-jobs': dueCharges(kit),
  'charge-tip': openPaymentCharger(kit),
  'charge-extra-pay': extraPayCharger(kit),
  'charge-waiting': dueExtraPay(kit),
  'refund-payment': refunder(kit),
  'settle-report': reportSettler(kit),
  'reconcile-payments': reconciliation(kit),
  'send-payout': payoutSender(kit),
  'take-back-payout': failedPayoutFetcher(kit),
  'weekly-payouts': weeklyPayouts(kit, frozenJobsOf),
  'reconcile-payouts': payoutReconciliation(kit),
  'sandbox-pay-out': sandboxPayer(kit),
  ...backgroundCheckTasks(kit),
  'purge-notifications': () => purgeNotifications(kit),
  'sync-calendars': () => syncDue({ ...kit, owedBy, feedHere }),
  'plan-cleanings': () => planDue({ ...kit, owedBy }),
});

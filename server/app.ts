import type { FastifyInstance } from 'fastify';
import {
  accountRoutes,
  authenticate,
  endVisits,
  leaveVisits,
  purgeSignIn,
  staffRoutes,
  suspensionRoutes,
} from './accounts/index.ts';
import {
  announcementTasks,
  leaveAnnouncements,
  notificationFollowers,
  notificationRoutes,
  purgeNotifications,
} from './announcements/index.ts';
import { appendAudit, auditExport, leaveAudit } from './audit/index.ts';
import {
  backgroundCheckFollowers,
  backgroundCheckRoutes,
  backgroundCheckTasks,
  checkAnew,
  checkIdentity,
  leaveChecks,
} from './background-checks/index.ts';
import {
  calendarFollowers,
  calendarRoutes,
  calendarTasks,
  followTerms,
  leaveCalendars,
  removeCalendarsAt,
} from './calendar/index.ts';
import { cardRoutes, leaveCards } from './cards/index.ts';
import { cleanerRoutes, leaveCleaners, profilePictures, timeZoneOf } from './cleaners/index.ts';
import { demoRoutes, feedHere } from './demo/index.ts';
import { devRoutes } from './dev/index.ts';
import { disputeRoutes, endReportSteps, leaveDisputes, photosInReports, threadOfDispute } from './disputes/index.ts';
import { factFollower, factTakenOver } from './events.ts';
import { figureTasks } from './figures/index.ts';
import { findingRoutes, leaveFindings, photosOfFindings } from './findings/index.ts';
import { forgetAccess, homeAccessRoutes, leaveAccess } from './home-access/index.ts';
import {
  autoAcceptFollowers,
  followProperty,
  forgetHomeChecklist,
  frozenJobsOf,
  hasLiveJobsAt,
  hasLiveJobsOf,
  helperRoutes,
  jobRoutes,
  jobTasks,
  leaveJobs,
  photosOnJobs,
  photosOnTasks,
  suspensionFollowers,
} from './jobs/index.ts';
import { leaveMessages, messagePiece, messageRoutes, photosInMessages } from './messages/index.ts';
import {
  leaveModeration,
  moderationFollowers,
  moderationRoutes,
  ownPieces,
  reportedPictures,
} from './moderation/index.ts';
import { moneyTasks } from './money-tasks.ts';
import {
  chargeExtraPay,
  fingerprintsByFate,
  giveUpPayment,
  leavePayments,
  owedBy,
  oweForCancel,
  paymentRoutes,
} from './payments/index.ts';
import { leavePayouts, payoutEvents, payoutRoutes } from './payouts/index.ts';
import { leavePhotos, photoRoutes, prepareUploads, sweepUploads } from './photos/index.ts';
import { forgetAnswers } from './platform/http/idempotency.ts';
import { createHttp } from './platform/http/server.ts';
import type { Kit } from './platform/kit.ts';
import { mailsDue } from './platform/mail/mails-due.ts';
import { mailSender } from './platform/mail/send-mail.ts';
import type { TaskHandler } from './platform/tasks.ts';
import { leaveProof, proofRoutes, proofTasks } from './proof/index.ts';
import { homePictures, leaveProperties, propertyRoutes } from './properties/index.ts';
import { leaveReferrals, referralRoutes, requireMayJoin, rewardFollowers } from './referrals/index.ts';
import { leaveReviews, reviewPiece, reviewRoutes } from './reviews/index.ts';
import { receiveSandboxEvents, sandboxRoutes } from './sandbox/index.ts';
import { schedule } from './schedule.ts';
import { endSeriesAt, leaveSeries, postDueSeries, seriesFollowers, seriesRoutes } from './series/index.ts';
import { leaveSettings, settingRoutes, supportEmail } from './settings/index.ts';
import { systemRoutes } from './system/index.ts';
import { forgetTeamInvitations, leaveTeam, teamRoutes, teams } from './team/index.ts';
import { prepareDocuments, showUser, viewRoutes } from './views/index.ts';

/** What an upload can be used for; one that is used for nothing is removed. */
const photoUses = [
  ...[photosOnJobs, photosOnTasks, photosInReports, photosInMessages, photosOfFindings],
  ...[profilePictures, homePictures, reportedPictures],
];

/** What people write and show, each kind as its room knows it. */
const pieces = { ...ownPieces, message: messagePiece, review: reviewPiece };

const cancelPay = { owe: oweForCancel, charge: chargeExtraPay };

/** What belongs to a property and changes with it. */
const followWhole: typeof followTerms = async (kit, tx, after, before) => {
  await followProperty(kit, tx, after.id, before);
  await followTerms(kit, tx, after, before);
};

/** The rooms that empty what is theirs when somebody leaves, the highest floor first; records, which tell of what the others do, and the audit's link come last. */
const leavings = [
  ...[
    leaveAnnouncements,
    leaveReferrals,
    leaveTeam,
    leaveAccess,
    leaveChecks,
    leaveDisputes,
    leaveFindings,
    leaveMessages,
    leaveModeration,
    leavePayouts,
    leaveReviews,
  ],
  ...[leaveCalendars, leaveSeries, leavePayments, leaveJobs, leaveCards, leaveCleaners, leavePhotos],
  ...[leaveProperties, leaveSettings, leaveProof, leaveVisits(appendAudit), leaveAudit],
];

/** Every endpoint of the product, the lowest floor first. The access matrix is generated from this list. */
export const allRoutes = [
  ...systemRoutes,
  ...sandboxRoutes,
  ...accountRoutes(checkAnew, leavings, requireMayJoin),
  ...staffRoutes(appendAudit),
  ...settingRoutes(appendAudit),
  ...suspensionRoutes({ audit: appendAudit, show: showUser, rooms: leavings, supportEmail }),
  ...cardRoutes({ hasLiveJobsOf, fingerprintsByFate }),
  ...propertyRoutes({
    hasLiveJobsAt,
    followProperty: followWhole,
    removeCalendarsAt,
    forgetAccess,
    forgetHomeChecklist,
    endSeriesAt,
  }),
  ...cleanerRoutes(checkIdentity),
  ...photoRoutes({ timeZoneOf, uses: photoUses }),
  ...jobRoutes(owedBy, cancelPay, giveUpPayment),
  ...helperRoutes,
  ...calendarRoutes({ owedBy, feedHere }),
  ...seriesRoutes({ owedBy }),
  ...homeAccessRoutes,
  ...paymentRoutes(payoutEvents),
  ...disputeRoutes,
  ...findingRoutes,
  ...messageRoutes(threadOfDispute),
  ...moderationRoutes(pieces),
  ...payoutRoutes(frozenJobsOf),
  ...reviewRoutes,
  ...backgroundCheckRoutes,
  ...proofRoutes,
  ...teamRoutes,
  ...referralRoutes,
  ...viewRoutes(frozenJobsOf),
  ...notificationRoutes,
  ...devRoutes(Object.keys(schedule)),
  ...demoRoutes,
];

/** The web side: all routes on one HTTP server, not yet listening. */
export async function createApp(kit: Kit): Promise<FastifyInstance> {
  const app = await createHttp(kit, {
    ...{ routes: allRoutes, authenticate: authenticate(kit), teams: teams(kit), exported: auditExport },
  });
  receiveSandboxEvents(kit, app);
  prepareUploads(kit, app);
  prepareDocuments(kit, app);
  // before the server waits for what is under way: an open stream would never be over
  app.addHook('preClose', () => kit.live.close());
  return app;
}

/** The worker's side: what may wait. */
export const taskHandlers = (kit: Kit): Record<string, TaskHandler> => ({
  ...{ ...announcementTasks(kit), ...jobTasks(kit), ...proofTasks(kit), ...figureTasks(kit) },
  'follow-fact': factFollower([
    backgroundCheckFollowers(kit),
    ...[calendarFollowers({ ...kit, owedBy }), seriesFollowers({ ...kit, owedBy })],
    rewardFollowers(kit),
    ...[suspensionFollowers(kit), autoAcceptFollowers({ ...kit, owedBy }), moderationFollowers(kit, pieces)],
    notificationFollowers(kit),
  ]),
  fact: factTakenOver(kit),
  'purge-sign-in': () => purgeSignIn(kit),
  'end-visits': () => endVisits(kit, appendAudit),
  'forget-answers': () => forgetAnswers(kit),
  'forget-team-invitations': () => forgetTeamInvitations(kit),
  'end-report-steps': () => endReportSteps(kit),
  'sweep-uploads': () => sweepUploads(kit, photoUses),
  'send-mail': mailSender(kit),
  'send-sign-in-mail': mailSender(kit),
  'mails-due': () => mailsDue(kit),
  ...moneyTasks(kit),
  ...backgroundCheckTasks(kit),
  'purge-notifications': () => purgeNotifications(kit),
  ...calendarTasks({ ...kit, owedBy, feedHere }),
  'post-series': () => postDueSeries({ ...kit, owedBy }),
});

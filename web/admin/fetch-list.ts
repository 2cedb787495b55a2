import { listAllJobs, listAllProperties, listAuditLogs, listUsers } from '#contract/admin-calls.ts';
import { listBackgroundChecks } from '#contract/background-check-calls.ts';
import { listAdminCalendars } from '#contract/calendar-calls.ts';
import { listReviewsToModerate } from '#contract/calls.ts';
import { listDisputes } from '#contract/dispute-calls.ts';
import { listContent } from '#contract/moderation-calls.ts';
import { listSentNotices } from '#contract/notice-calls.ts';
import { listAllPayments, listAllPayouts } from '#contract/payout-calls.ts';
import { asFile } from '#web/admin/as-file.ts';
import { send } from '#web/platform/api.ts';
import type { ListName } from './section-names.ts';

const csv = { query: asFile };

const fetching: Record<ListName, () => Promise<Response>> = {
  users: () => send(listUsers, csv),
  'background-checks': () => send(listBackgroundChecks, csv),
  properties: () => send(listAllProperties, csv),
  jobs: () => send(listAllJobs, csv),
  'calendar-integration': () => send(listAdminCalendars, csv),
  reviews: () => send(listReviewsToModerate, csv),
  disputes: () => send(listDisputes, csv),
  'content-moderation': () => send(listContent, csv),
  payments: () => send(listAllPayments, csv),
  payouts: () => send(listAllPayouts, csv),
  notifications: () => send(listSentNotices, csv),
  'audit-logs': () => send(listAuditLogs, csv),
};

/** One of the admins’ lists, all of it, as a file. */
export const fetchList = (list: ListName): Promise<Response> => fetching[list]();

import * as checks from '#contract/background-checks.ts';
import { openCheckPayment } from '#server/payments/index.ts';
import { route } from '#server/platform/http/route.ts';
import { decideCheck } from './decide-check.ts';
import { initiateCheck } from './initiate-check.ts';
import { listChecks } from './list-checks.ts';
import { readSsn } from './read-ssn.ts';
import { receiveReportEvent } from './receive-report-event.ts';
import { reopenCheck } from './reopen-check.ts';
import { showForm } from './show-form.ts';
import { showPaymentInfo } from './show-payment-info.ts';
import { showStatus } from './show-status.ts';

export const backgroundCheckRoutes = [
  route(checks.getBackgroundCheckStatus, ({ kit, actor }) => showStatus(kit, actor)),
  route(checks.getBackgroundCheckPaymentInfo, ({ kit, actor }) => showPaymentInfo(kit, actor)),
  route(checks.createBackgroundCheckPayment, ({ kit, actor }) => openCheckPayment(kit, actor.id)),
  route(checks.initiateBackgroundCheck, ({ kit, actor, body }) => initiateCheck(kit, actor, body)),
  route(checks.listBackgroundChecks, ({ kit, query }) => listChecks(kit, query)),
  route(checks.getCheckForm, ({ kit, actor, params }) => showForm(kit, actor, params.userId), {
    secretAnswer: 'not cached',
  }),
  route(checks.decideBackgroundCheck, ({ kit, actor, params, body }) => decideCheck(kit, actor, params.userId, body)),
  route(checks.reopenBackgroundCheck, ({ kit, actor, params, body }) => reopenCheck(kit, actor, params.userId, body)),
  route(checks.readSsn, ({ kit, actor, params, body }) => readSsn(kit, actor, params.userId, body), {
    secretAnswer: 'never kept',
  }),
  route(checks.checkrWebhook, ({ kit, request }) => receiveReportEvent(kit, request), { rawBody: true }),
];

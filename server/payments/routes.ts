import * as adminMoney from '#contract/admin-money.ts';
import * as payments from '#contract/payments.ts';
import * as payouts from '#contract/payouts.ts';
import { route } from '#server/platform/http/route.ts';
import { checkout } from './checkout.ts';
import { confirmInSandbox } from './confirm-in-sandbox.ts';
import { confirmProposal, declineProposal } from './decide-proposal.ts';
import { listAllPayments } from './list-all-payments.ts';
import { previewRefund } from './preview-refund.ts';
import { type EventReader, receiveEvent } from './receive-event.ts';
import { refundByAdmin } from './refund-by-admin.ts';
import { showMoney } from './show-money.ts';
import { tipCleaner } from './tip-cleaner.ts';

/** `aboutPayouts` reads the provider's events for the room above that pays out. */
export const paymentRoutes = (aboutPayouts: EventReader) => [
  route(payments.checkout, ({ kit, actor, params, body }) => checkout(kit, actor, params.id, body)),
  route(payments.getJobMoney, ({ kit, actor, params }) => showMoney(kit, actor, params.id)),
  route(payments.tipCleaner, ({ kit, actor, params, body }) => tipCleaner(kit, actor, params.id, body)),
  route(payouts.listAllPayments, ({ kit, actor, query }) => listAllPayments(kit, actor, query)),
  route(payouts.previewRefund, ({ kit, params, query }) => previewRefund(kit, params.id, query)),
  route(payouts.refundPayment, ({ kit, actor, params, body, reply }) =>
    refundByAdmin(kit, actor, params.id, { body, cameAt: performance.now() - reply.elapsedTime }),
  ),
  route(adminMoney.confirmRefund, ({ kit, actor, params }) => confirmProposal(kit, actor, params.id)),
  route(adminMoney.declineRefund, ({ kit, actor, params, body }) =>
    declineProposal(kit, actor, params.id, body.reason),
  ),
  route(payments.sandboxConfirmPayment, (c) => confirmInSandbox(c.kit, c.params.id, c.body), { demoOnly: true }),
  route(payments.sandboxWebhook, ({ kit, request }) => receiveEvent(kit, request, aboutPayouts), {
    rawBody: true,
    demoOnly: true,
  }),
  route(payments.stripeWebhook, ({ kit, request }) => receiveEvent(kit, request, aboutPayouts), { rawBody: true }),
];

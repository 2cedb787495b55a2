import * as payments from '#contract/payments.ts';
import { route } from '#server/platform/http/route.ts';
import { checkout } from './checkout.ts';
import { confirmInSandbox } from './confirm-in-sandbox.ts';
import { receiveEvent } from './receive-event.ts';
import { showMoney } from './show-money.ts';
import { tipCleaner } from './tip-cleaner.ts';

export const paymentRoutes = [
  route(payments.checkout, ({ kit, actor, params, body }) => checkout(kit, actor, params.id, body)),
  route(payments.getJobMoney, ({ kit, actor, params }) => showMoney(kit, actor, params.id)),
  route(payments.tipCleaner, ({ kit, actor, params, body }) => tipCleaner(kit, actor, params.id, body)),
  route(payments.sandboxConfirmPayment, (c) => confirmInSandbox(c.kit, c.params.id, c.body), { demoOnly: true }),
  route(payments.sandboxWebhook, ({ kit, request }) => receiveEvent(kit, request), { rawBody: true, demoOnly: true }),
  route(payments.stripeWebhook, ({ kit, request }) => receiveEvent(kit, request), {
    rawBody: true,
    productionOnly: true,
  }),
];

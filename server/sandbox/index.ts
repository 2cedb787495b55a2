export { confirmIntent } from './confirm-intent.ts';
export { eventDelivery, receiveSandboxEvents } from './deliver-events.ts';
export { sandboxRoutes } from './routes.ts';
export { sandboxPayments, sandboxRefundLoser } from './sandbox-payments.ts';
export { sandboxPayer, sandboxPayouts } from './sandbox-payouts.ts';
export { sandboxScreening } from './sandbox-screening.ts';

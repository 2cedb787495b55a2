export { sandboxPayments } from './sandbox-payments.ts';
export { sandboxScreening } from './sandbox-screening.ts';

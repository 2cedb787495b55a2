export { dueCharges } from './charge-due-jobs.ts';
export { chargeTip } from './charge-tip.ts';
export { checkPaymentState, openCheckPayment, unusedCheckPayment, usePayment } from './check-payment.ts';
export { guardProvider } from './guard-provider.ts';
export { productionPayments } from './production-payments.ts';
export { reconciliation } from './reconcile-payments.ts';
export { refunder } from './refund-payment.ts';
export { paymentRoutes } from './routes.ts';
export { tipCharger, tipForReview, tipStateOf } from './tip-for-review.ts';

import * as payments from '#contract/payments.ts';
import { sandboxCompleteAccount } from '#contract/payouts.ts';
import { route } from '#server/platform/http/route.ts';
import { authenticateIntent, confirmIntent } from './confirm-intent.ts';
import { completePayoutAccount } from './payout-account.ts';

const demoOnly = { demoOnly: true };

export const sandboxRoutes = [
  route(payments.sandboxConfirmSetup, (c) => confirmIntent(c.kit, 'setup', c.params.id, c.body), demoOnly),
  route(payments.sandboxAuthenticateSetup, (c) => authenticateIntent(c.kit, 'setup', c.params.id, c.body), demoOnly),
  route(
    payments.sandboxAuthenticatePayment,
    (c) => authenticateIntent(c.kit, 'payment', c.params.id, c.body),
    demoOnly,
  ),
  route(sandboxCompleteAccount, (c) => completePayoutAccount(c.kit, c.params.id, c.body), demoOnly),
];

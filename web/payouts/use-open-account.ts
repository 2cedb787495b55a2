import { openPayoutAccount } from '#contract/payout-calls.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';

/** Leads to the provider's own page, which comes back here. */
export const useOpenAccount = () =>
  useWrite(openPayoutAccount, {
    onSuccess: ({ url }) => window.location.assign(url),
    failed: reasonAlone,
    secret: true,
  });

import type { User } from '#contract/accounts.ts';
import { CleanerCheck } from '#web/background-checks/cleaner-check.tsx';
import { JobsNearby } from '#web/jobs/jobs-nearby.tsx';
import { CardForm } from '#web/payments/card-form.tsx';
import { WhileWaiting } from './while-waiting.tsx';

/** A cleaner's background check with the payment provider's card fields. */
export function OwnCheck({ user }: { user: User }) {
  return (
    <CleanerCheck
      user={user}
      nearby={(zip) => <JobsNearby zip={zip} />}
      meanwhile={(profile) => !user.helperOnly && <WhileWaiting profile={profile} />}
      card={({ payment, ...slot }) => (
        <CardForm
          {...slot}
          intent={{
            kind: 'payment',
            id: payment.paymentIntentId,
            clientSecret: payment.clientSecret,
            provider: payment.provider,
            publishableKey: payment.publishableKey,
          }}
        />
      )}
    />
  );
}

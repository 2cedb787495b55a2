import { lazy, Suspense, useState } from 'react';
import type { OwedJob } from '#contract/errors.ts';

const PayOwed = lazy(() => import('#web/payments/pay-owed.tsx').then((file) => ({ default: file.PayOwed })));

/** In front of a form that was refused for an unpaid job: its checkout, after which the form is sent again. */
export function useOwedFirst() {
  const [refused, setRefused] = useState<{ owed: OwedJob; postAgain: () => void } | null>(null);
  return {
    onOwed: (owed: OwedJob, postAgain: () => void) => setRefused({ owed, postAgain }),
    payment: refused && (
      <Suspense>
        <PayOwed owed={refused.owed} onPaid={refused.postAgain} onClose={() => setRefused(null)} />
      </Suspense>
    ),
  };
}

import { listPaymentMethods, setupPayment } from '#contract/calls.ts';
import { keptUntilSignOut } from '#web/platform/kept-until-sign-out.ts';
import { may } from '#web/platform/may.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const name = 'no-card';

/** For the next time this page opens: what says that there is no card comes after the rest, and must not push it down. */
export const keepCardMissing = (missing: boolean): void => keptUntilSignOut.write(name, missing ? 'true' : null);

/** The place of the banner, where the last look found no card. */
export function PaymentPlace() {
  if (keptUntilSignOut.read(name) === null || !may(setupPayment, listPaymentMethods)) return null;
  return <Skeleton className="mb-4 h-30 sm:h-16" />;
}

import type { verifyRegister as endpoint, SignedIn } from '#contract/accounts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { refuseWhenReached } from './attempts.ts';
import { countWrongCode } from './brakes.ts';
import { limits } from './limits.ts';
import { takeCode } from './mailed-code.ts';
import type { Arrival } from './prove-email.ts';
import { typedReferrer } from './referrer.ts';
import { registerProven } from './register-proven.ts';
import { invalidCode } from './sign-in-refusals.ts';

/** Creates the account of someone who has the code mailed to the email, and signs them in. */
export async function verifyRegister(
  kit: Kit,
  arrival: Arrival,
  { email, code, ...registration }: BodyOf<typeof endpoint>,
): Promise<SignedIn> {
  await refuseWhenReached(kit, kit.db, limits.wrongFromNetwork, arrival.caller.ipRange);
  const session = await transact(kit, async (tx) => {
    await typedReferrer(tx, registration.referralCode);
    const mailed = await takeCode(kit, tx, { email, purpose: 'register', code });
    if (mailed) return registerProven(kit, tx, email, registration, arrival);
    await countWrongCode(kit, tx, email, arrival.caller);
    return null;
  });
  if (!session) throw invalidCode();
  return session;
}

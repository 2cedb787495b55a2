import type { verifyLogin as endpoint, SignedIn } from '#contract/accounts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { refuseWhenReached } from './attempts.ts';
import { countWrongCode } from './brakes.ts';
import { limits } from './limits.ts';
import { takeCode } from './mailed-code.ts';
import type { Arrival } from './prove-email.ts';
import { signInByMail } from './sign-in.ts';
import { invalidCode } from './sign-in-refusals.ts';

/** Signs in with a mailed code. A wrong one is counted, so its transaction commits before the refusal. */
export async function verifyLogin(
  kit: Kit,
  arrival: Arrival,
  { email, code }: BodyOf<typeof endpoint>,
): Promise<SignedIn> {
  await refuseWhenReached(kit, kit.db, limits.wrongFromNetwork, arrival.caller.ipRange);
  const session = await transact(kit, async (tx) => {
    const mailed = await takeCode(kit, tx, { email, purpose: 'login', code });
    if (mailed) return signInByMail(kit, tx, email, arrival);
    await countWrongCode(kit, tx, email, arrival.caller);
    return null;
  });
  if (!session) throw invalidCode();
  return session;
}

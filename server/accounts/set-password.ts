import { eq } from 'drizzle-orm';
import type { setPassword as endpoint } from '#contract/accounts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Actor, Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { checkCurrentPassword, sessionOf } from './check-current-password.ts';
import { endSessions } from './end-sessions.ts';
import { forgetDevices } from './known-device.ts';
import { hashPassword } from './password-hash.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { users } from './table.ts';

/** Sets or changes the password, ends every other session and forgets every other device. */
export async function setPassword(
  kit: Kit,
  actor: Actor,
  caller: Caller,
  { password, currentPassword }: BodyOf<typeof endpoint>,
): Promise<void> {
  const session = await sessionOf(kit, actor);
  await refuseWeakPassword(password, session.email);
  await checkCurrentPassword(kit, actor, session, currentPassword);
  const passwordHash = await hashPassword(password);
  await transact(kit, async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, actor.id));
    await forgetDevices(kit, tx, actor.id, caller);
    await endSessions(tx, actor.id, actor.sessionHash);
  });
}

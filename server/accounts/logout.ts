import { eq } from 'drizzle-orm';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { sendLiveEvent } from '#server/platform/live.ts';
import { transact } from '#server/platform/transact.ts';
import { keepLastActive } from './last-active.ts';
import { sessions } from './table.ts';

/** Ends the session the call was made in. */
export function logout(kit: Kit, { id, sessionHash }: Actor): Promise<void> {
  return transact(kit, async (tx) => {
    await keepLastActive(tx, id);
    await tx.delete(sessions).where(eq(sessions.tokenHash, sessionHash));
    await sendLiveEvent(tx, { people: [id], topics: ['session'] });
  });
}

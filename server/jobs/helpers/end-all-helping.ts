import { eq, or } from 'drizzle-orm';
import { record } from '#server/events.ts';
import type { Leaver } from '#server/leaving.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { helperInvitations, helpers } from '../table.ts';
import { lockJobsHelpedBy, takeOff } from './take-off.ts';

/** Who leaves comes along to no job and has no helpers any more; whom they have asked is not kept, and nor is who asked them. */
export async function endAllHelping(kit: Kit, tx: Tx, { id, email }: Leaver): Promise<void> {
  for (const job of await lockJobsHelpedBy(tx, id)) await takeOff(kit, tx, job, [id]);
  const ended = await tx
    .delete(helpers)
    .where(or(eq(helpers.cleanerId, id), eq(helpers.helperId, id)))
    .returning();
  for (const { cleanerId, helperId } of ended)
    await record(kit, tx, { kind: 'helper left', cleanerId, helperId, by: helperId === id ? 'helper' : 'cleaner' });
  const asked = or(eq(helperInvitations.cleanerId, id), eq(helperInvitations.email, email.toLowerCase()));
  await tx.delete(helperInvitations).where(asked);
}

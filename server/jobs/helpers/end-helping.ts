import { and, eq } from 'drizzle-orm';
import { record } from '#server/events.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { helpers } from '../table.ts';
import { lockHelpedJobs, takeOff } from './take-off.ts';

interface Pair {
  cleanerId: string;
  helperId: string;
  by: 'cleaner' | 'helper';
}

/**
 * A cleaner removes a helper, or a helper leaves: they come to none of this cleaner’s jobs any more, from this moment
 * on. What they have done there stays recorded.
 */
export const endHelping = (kit: Kit, { cleanerId, helperId, by }: Pair): Promise<void> =>
  transact(kit, async (tx) => {
    const isPair = and(eq(helpers.cleanerId, cleanerId), eq(helpers.helperId, helperId));
    // asked before anything is locked: whoever has nothing to do with a cleaner holds up none of their jobs
    if ((await tx.$count(helpers, isPair)) === 0) throw notFound('Helper not found.');
    const held = await lockHelpedJobs(tx, cleanerId);
    const { rowCount } = await tx.delete(helpers).where(isPair);
    if (rowCount === 0) throw notFound('Helper not found.');
    for (const job of held) await takeOff(kit, tx, job, [helperId]);
    await record(kit, tx, { kind: 'helper left', cleanerId, helperId, by });
  });

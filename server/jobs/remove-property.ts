import { and, eq, inArray } from 'drizzle-orm';
import { liveJobStatuses } from '#contract/states.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { lockProperty } from '#server/properties/index.ts';
import { properties } from '#server/properties/table.ts';
import { jobs } from './table.ts';

/** A host removes a property without live jobs. Its row stays for the jobs that were done there. */
export async function removeProperty(kit: Kit, actor: Actor, id: string): Promise<void> {
  await transact(kit, async (tx) => {
    const property = await lockProperty(tx, actor.id, id);
    if (!property) throw notFound('Property not found.');
    const [live] = await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.propertyId, id), inArray(jobs.status, [...liveJobStatuses])))
      .limit(1);
    if (live) throw new Refusal('in_use', 'This property has live jobs. Cancel or finish them first.');
    await tx.update(properties).set({ removedAt: kit.clock.now() }).where(eq(properties.id, id));
  });
}

import { and, eq, sql } from 'drizzle-orm';
import type { Finding } from '#contract/findings.ts';
import { hostedBy } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { oneFinding } from './findings-of.ts';
import { findings } from './table.ts';

/** The host has dealt with what a cleaner found in their home, or has not after all. */
export const settleFinding = (kit: Kit, actor: Actor, id: string, settled: boolean): Promise<Finding> =>
  transact(kit, async (tx) => {
    const isTheirs = and(eq(findings.id, id), hostedBy(actor.id));
    const [found] = await tx
      .select({ id: findings.id })
      .from(findings)
      .innerJoin(jobs, eq(jobs.id, findings.jobId))
      .where(isTheirs);
    if (!found) throw notFound();
    const settledAt = settled ? sql`coalesce(${findings.settledAt}, ${kit.clock.now()})` : null;
    await tx.update(findings).set({ settledAt }).where(eq(findings.id, id));
    return oneFinding(kit, tx, id);
  });

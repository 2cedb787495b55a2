import { and, asc, eq, gt } from 'drizzle-orm';
import { hostedBy } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';

/** The demo's time, and the start of the next assigned job: one's own for a host or a cleaner. */
export async function showClock({ db, clock }: Kit, actor: Actor | null) {
  const now = clock.now();
  const [next] = await db
    .select({ startTime: jobs.startTime })
    .from(jobs)
    .where(and(eq(jobs.status, 'ASSIGNED'), gt(jobs.startTime, now), ownedBy(actor)))
    .orderBy(asc(jobs.startTime))
    .limit(1);
  return { now: now.toISOString(), nextJobStart: next?.startTime.toISOString() ?? null };
}

function ownedBy(actor: Actor | null) {
  if (actor?.role === 'HOST') return hostedBy(actor.id);
  if (actor?.role === 'CLEANER') return eq(jobs.cleanerId, actor.id);
  return undefined;
}

import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import type { Referrals } from '#contract/referrals.ts';
import { firstNameOf } from '#server/accounts/index.ts';
import { users } from '#server/accounts/table.ts';
import { feeCredits } from '#server/cleaners/table.ts';
import { isFreeCredit } from '#server/jobs/index.ts';
import { jobs, jobTimeline } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { feeAt } from '#server/settings/index.ts';
import { isCompleted } from './completed-job.ts';

const most = 200;

/** A cleaner's code, whom it has brought in, and the credits that are left. */
export async function showReferrals({ db }: Kit, actor: Actor): Promise<Referrals> {
  const [own] = await db.select({ code: users.referralCode }).from(users).where(eq(users.id, actor.id));
  const [free] = await db
    .select({ left: count() })
    .from(feeCredits)
    .where(and(eq(feeCredits.ownerId, actor.id), isFreeCredit));
  const [used] = await db
    .select({ jobs: count(), saved: sql<number>`coalesce(sum(${feeAt(hiredAt)}), 0)::int` })
    .from(jobs)
    .where(and(eq(jobs.cleanerId, actor.id), eq(jobs.status, 'PAID'), isNotNull(jobs.creditId)));
  const people = await broughtIn(db, actor.id);
  return {
    code: own?.code ?? '',
    invited: people.length,
    completed: people.filter(({ completedAt }) => completedAt !== null).length,
    creditsLeft: free?.left ?? 0,
    creditsUsed: used?.jobs ?? 0,
    savedCents: toCents(used?.saved ?? 0),
    items: people.slice(0, most).map(({ name, joinedAt, completedAt, creditsEarned }) => ({
      name: firstNameOf({ name }),
      joinedAt: joinedAt.toISOString(),
      completedAt: completedAt && new Date(completedAt).toISOString(),
      creditsEarned,
    })),
  };
}

/** SQL: when the cleaner of a job was hired, whose fee is that of then. */
const hiredAt = sql`(select max(entry.at) from ${jobTimeline} entry
  where entry.job_id = ${jobs}.id and entry.kind in ('ASSIGNED', 'REASSIGNED'))`;

const broughtIn = (reader: Reader, cleanerId: string) =>
  reader
    .select({
      name: users.name,
      joinedAt: users.createdAt,
      completedAt: sql<string | null>`min(${jobs.paidAt})`,
      creditsEarned: sql<number>`(select count(*)::int from ${feeCredits}
        where ${feeCredits.referredId} = ${users.id} and ${feeCredits.ownerId} = ${cleanerId})`,
    })
    .from(users)
    .leftJoin(jobs, and(eq(jobs.cleanerId, users.id), isCompleted))
    .where(and(eq(users.referredBy, cleanerId), eq(users.role, 'CLEANER'), isNull(users.erasedAt)))
    .groupBy(users.id)
    .orderBy(desc(users.createdAt), desc(users.id));

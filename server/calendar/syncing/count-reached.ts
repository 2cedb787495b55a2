import { and, count, eq, gt } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { countReachedJobs } from '#contract/host-home.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { isOwnProperty } from '#server/properties/index.ts';
import { properties } from '#server/properties/table.ts';
import { jobsAsPosted } from './jobs-as-posted.ts';

type Reached = AnswerOf<typeof countReachedJobs>;

/** How many open jobs at a property follow it to another place, to other usual hours, or to another usual payout. */
export async function countReached({ db, clock }: Kit, actor: Actor, id: string): Promise<Reached> {
  const isOwn = await isOwnProperty(db, actor.id, id);
  const [property] = isOwn ? await db.select().from(properties).where(eq(properties.id, id)) : [];
  if (!property) throw notFound('Property not found.');
  const now = clock.now();
  const isAhead = and(eq(jobs.propertyId, id), eq(jobs.status, 'OPEN'), gt(jobs.endTime, now));
  const [open] = await db.select({ count: count() }).from(jobs).where(isAhead);
  const posted = (await jobsAsPosted(db, property, now)).filter(({ job }) => job.startTime > now);
  const atUsualPayout = posted.filter(({ isAtUsualPayout }) => isAtUsualPayout);
  return { place: open?.count ?? 0, hours: posted.length, payout: atUsualPayout.length };
}

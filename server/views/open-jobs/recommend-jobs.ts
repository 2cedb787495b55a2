import type { RecommendedJob } from '#contract/jobs.ts';
import { averageOf } from '#server/accounts/index.ts';
import { busyUntilOf, kilometres, presentJob } from '#server/jobs/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { approvedSeeker, type Seeker } from './approved-seeker.ts';
import { candidates } from './candidates.ts';
import { bidder } from './list-available.ts';
import { type OpenJobRow, viewOf } from './open-job-row.ts';
import { readUnit } from './read-unit.ts';
import { readWishes } from './read-wishes.ts';
import { reasonSentence } from './reason-sentence.ts';
import { type Candidate, scoreJob } from './score.ts';

/** From the specification: at most 10. */
const most = 10;

/** The open jobs that suit an approved cleaner best, each with its reasons. */
export async function recommendJobs(kit: Kit, actor: Actor, limit = most): Promise<RecommendedJob[]> {
  const seeker = await approvedSeeker(kit, actor);
  const now = kit.clock.now();
  const [rows, { wishes, jobsForHost }, unit] = await Promise.all([
    candidates(kit, actor.id, seeker, now),
    readWishes(kit, actor.id, now),
    readUnit(kit.db, actor.id),
  ]);
  const suitable = rows.filter((row) => isWorthTheWay(row, seeker, jobsForHost));
  const scored = suitable.map((row) => ({ row, ...scoreJob(candidateOf(row, jobsForHost), wishes) }));
  scored.sort(
    (one, other) => other.matchPercentage - one.matchPercentage || +one.row.start_time - +other.row.start_time,
  );
  return scored.slice(0, Math.min(limit, most)).map(({ row, matchPercentage, reasons }) => ({
    ...presentJob(viewOf(row), bidder(actor, row), now),
    matchPercentage,
    reasons: reasons.map((reason) => reasonSentence(reason, unit)),
    reasonCodes: reasons,
  }));
}

/** No one is sent farther than they say they travel, except to hosts who invited them or know them. */
const isWorthTheWay = (
  { metres, invited, host_id }: OpenJobRow,
  { radiusKm }: Seeker,
  jobsForHost: ReadonlyMap<string, number>,
) => metres === null || metres <= radiusKm * 1000 || invited || jobsForHost.has(host_id);

const candidateOf = (row: OpenJobRow, jobsForHost: ReadonlyMap<string, number>): Candidate => ({
  distanceKm: kilometres(row.metres),
  cleaningType: row.cleaning_type,
  payoutCents: row.payout_cents,
  startTime: row.start_time,
  endTime: row.end_time,
  busyUntil: busyUntilOf(row.end_time),
  timeZone: row.time_zone,
  hostRating: averageOf({ ratingStars: row.rating_stars, ratingCount: row.rating_count }),
  jobsForHost: jobsForHost.get(row.host_id) ?? 0,
});

import { eq, sql } from 'drizzle-orm';
import { type Cents, toCents } from '#contract/money.ts';
import { isHeld } from '#contract/states.ts';
import { hostsOf, isOver } from '#server/jobs/index.ts';
import { bids, jobRequests, jobs } from '#server/jobs/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import { prepared } from '#server/platform/prepared.ts';

type Bid = Pick<typeof bids.$inferSelect, 'id' | 'cleanerId' | 'status' | 'teamRank' | 'amountCents'>;

export interface PeopleOfJob {
  /** One id; empty if the job does not exist. */
  host: string[];
  /** The cleaner of an assigned job; empty if it has none. */
  assigned: string[];
  /** Who comes along with them. */
  helpers: string[];
  /** The pending second and third choices. */
  backups: Bid[];
  /** Everyone who may have the job on an open page: host, assigned cleaner, helpers, all who ever bid, all who are invited. */
  everybody: string[];
  /** Those whose invitation is still unanswered. */
  invited: string[];
  /** What the host changed at the property and the assigned cleaner has not answered. */
  changeToAnswer: string | null;
  payoutCents: Cents;
  /** The payout and the host’s fee. */
  totalCents: Cents;
  isCanceled: boolean;
  /** Its time has passed. */
  isOver: boolean;
  /** Somebody has it, and has not finished it. */
  isHeld: boolean;
  /** Who made these bids. */
  biddersOf(bidIds: readonly string[]): string[];
  bid(id: string): Bid | undefined;
}

/** Everyone a change to a job may concern, as things are now. */
export async function peopleOfJob({ db, clock }: Kit, jobId: string): Promise<PeopleOfJob> {
  const [[job], made, invited] = await Promise.all([
    jobNow(db).execute({ jobId }),
    bidsNow(db).execute({ jobId }),
    requestsNow(db).execute({ jobId }),
  ]);
  const host = job ? hostsOf(job) : [];
  const assigned = job?.cleanerId ? [job.cleanerId] : [];
  const helpers = job?.helperIds ?? [];
  const isBackup = ({ status, teamRank }: Bid) => status === 'PENDING' && teamRank !== null;
  return {
    host,
    ...{ assigned, helpers },
    backups: made.filter(isBackup),
    invited: cleanersOf(invited.filter(({ answeredAt }) => answeredAt === null)),
    everybody: [...new Set([...host, ...assigned, ...helpers, ...cleanersOf(made), ...cleanersOf(invited)])],
    changeToAnswer: job?.offeredChange?.agreedAt === null ? job.offeredChange.id : null,
    payoutCents: job?.payoutCents ?? toCents(0),
    totalCents: toCents((job?.payoutCents ?? 0) + (job?.hostFeeCents ?? 0)),
    isOver: job !== undefined && isOver(job, clock.now()),
    isCanceled: job?.status === 'CANCELED',
    isHeld: isHeld(job?.status),
    biddersOf: (bidIds) => cleanersOf(made.filter(({ id }) => bidIds.includes(id))),
    bid: (bidId) => made.find(({ id }) => id === bidId),
  };
}

const cleanersOf = (rows: readonly { cleanerId: string }[]): string[] => rows.map(({ cleanerId }) => cleanerId);

const jobId = sql.placeholder('jobId');

const jobNow = prepared((reader) =>
  reader
    .select({
      ...{ hostId: jobs.hostId, cleanerId: jobs.cleanerId, helperIds: jobs.helperIds, status: jobs.status },
      ...{ offeredChange: jobs.offeredChange, payoutCents: jobs.payoutCents, endTime: jobs.endTime },
      hostFeeCents: jobs.hostFeeCents,
    })
    .from(jobs)
    .where(eq(jobs.id, jobId))
    .prepare('people_of_job'),
);

const bidsNow = prepared((reader) =>
  reader
    .select({
      ...{ id: bids.id, cleanerId: bids.cleanerId, status: bids.status },
      ...{ teamRank: bids.teamRank, amountCents: bids.amountCents },
    })
    .from(bids)
    .where(eq(bids.jobId, jobId))
    .prepare('bidders_of_job'),
);

const requestsNow = prepared((reader) =>
  reader
    .select({ cleanerId: jobRequests.cleanerId, answeredAt: jobRequests.answeredAt })
    .from(jobRequests)
    .where(eq(jobRequests.jobId, jobId))
    .prepare('invited_to_job'),
);

import { and, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import {
  countsOf,
  mostJobsInRecord,
  type PersonRecord,
  personFormat,
  type WorkRecord,
} from '#contract/person-record.ts';
import { users } from '#server/accounts/table.ts';
import { backgroundChecks } from '#server/background-checks/table.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { readWork, type Signer, type Trees } from '#server/proof/index.ts';
import { visibleToOthers } from '#server/reviews/index.ts';
import { reviews } from '#server/reviews/table.ts';

type Facts = Omit<PersonRecord, 'files' | 'madeAt'>;
export type OwnRecord = Facts & { madeAt: string; signer: Signer };

const batch = 100;
// all of it as of one moment: a job and its chain never differ
const readOnce = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** A cleaner's paid jobs with their chains, and what they come to. */
export const readOwnRecord = ({ db, clock, settings }: Kit, { id }: Actor): Promise<Facts> =>
  db.transaction(async (tx): Promise<Facts> => {
    const [person] = await tx.select({ name: users.name, since: users.createdAt }).from(users).where(eq(users.id, id));
    if (!person) throw notFound();
    const all = await workOf(tx, id, clock.now());
    const paid = await tx.$count(jobs, isPaidTo(id));
    return {
      format: personFormat,
      origin: settings.publicUrl,
      person: { id, name: person.name, since: person.since.toISOString() },
      checks: await checksOf(tx, id),
      counts: countsOf(all),
      olderJobs: paid - all.length,
      jobs: all,
    };
  }, readOnce);

const isPaidTo = (id: string): SQL | undefined =>
  and(eq(jobs.cleanerId, id), eq(jobs.status, 'PAID'), isNotNull(jobs.submittedAt));

async function checksOf(tx: Tx, id: string): Promise<PersonRecord['checks']> {
  const { status, decidedAt, expiresAt } = backgroundChecks;
  const rows = await tx
    .select({ status, decidedAt, expiresAt })
    .from(backgroundChecks)
    .where(eq(backgroundChecks.userId, id))
    .orderBy(desc(backgroundChecks.createdAt), desc(backgroundChecks.id));
  return rows.map((row) => ({
    status: row.status,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }));
}

async function workOf(tx: Tx, id: string, now: Date): Promise<WorkRecord[]> {
  const columns = {
    ...{ id: jobs.id, startTime: jobs.startTime, confirmedAt: jobs.confirmedAt, startedAt: jobs.startedAt },
    ...{ submittedAt: jobs.submittedAt, couldNotClean: jobs.couldNotClean },
  };
  const rows = await tx
    .select(columns)
    .from(jobs)
    .where(isPaidTo(id))
    .orderBy(desc(jobs.submittedAt), desc(jobs.id))
    .limit(mostJobsInRecord);
  const all: WorkRecord[] = [];
  const trees: Trees = new Map();
  for (let from = 0; from < rows.length; from += batch)
    all.push(...(await withChains(tx, { personId: id, now, trees, rows: rows.slice(from, from + batch) })));
  return all;
}

type Row = Pick<
  typeof jobs.$inferSelect,
  'id' | 'startTime' | 'confirmedAt' | 'startedAt' | 'submittedAt' | 'couldNotClean'
>;

async function withChains(
  tx: Tx,
  { personId, now, trees, rows }: { personId: string; now: Date; trees: Trees; rows: readonly Row[] },
): Promise<WorkRecord[]> {
  const jobIds = rows.map(({ id }) => id);
  const stars = await starsOf(tx, { personId, now, jobIds });
  const chains = await readWork(tx, { personId, jobIds, trees, reviewed: new Set(stars.keys()) });
  return rows.map(({ id, startTime, confirmedAt, startedAt, submittedAt, couldNotClean }) => ({
    job: { id },
    startTime: startTime.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    startedAt: startedAt?.toISOString() ?? null,
    submittedAt: submittedAt?.toISOString() ?? null,
    couldNotClean,
    stars: stars.get(id) ?? null,
    ...(chains.get(id) ?? { mark: null, salt: null, links: [], seal: null }),
  }));
}

/** The stars of reviews that everybody may read by now, by job. */
async function starsOf(
  tx: Tx,
  { personId, now, jobIds }: { personId: string; now: Date; jobIds: readonly string[] },
): Promise<Map<string, number>> {
  const rows = await tx
    .select({ jobId: reviews.jobId, stars: reviews.overallStars })
    .from(reviews)
    .where(and(eq(reviews.targetId, personId), inArray(reviews.jobId, [...jobIds]), visibleToOthers(now)));
  return new Map(rows.map(({ jobId, stars }) => [jobId, stars]));
}

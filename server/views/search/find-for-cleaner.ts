import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type { Found } from '#contract/search.ts';
import { users } from '#server/accounts/table.ts';
import { addressOfJob, isTheirs } from '#server/jobs/index.ts';
import { bids, jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import type { Words } from './find-words.ts';
import { mostFound } from './most-found.ts';
import { presentFoundJobs } from './present-found.ts';

/**
 * The jobs that a cleaner holds, has done or has bid on, and the hosts whom they work for. A job that is not theirs is
 * looked through for its title and city only: to be found by an address would tell the address.
 */
export async function findForCleaner(kit: Kit, actor: Actor, words: Words): Promise<Found> {
  const [people, ids] = await Promise.all([findHosts(kit.db, actor, words), findJobIds(kit.db, actor, words)]);
  return { people, jobs: await presentFoundJobs(kit, actor, ids), properties: [], payments: [] };
}

const findHosts = (db: Reader, { id }: Actor, words: Words): Promise<Found['people']> =>
  db
    .select({ id: users.id, name: users.name, role: users.role, email: sql<null>`null` })
    .from(users)
    .where(
      and(
        sql`${users.id} in (select ${jobs.hostId} from ${jobs}
          where ${jobs.cleanerId} = ${id} and ${jobs.status} <> 'CANCELED')`,
        or(words.in(users.name), words.is(users.id)),
      ),
    )
    .orderBy(words.first(users.name), asc(users.name), users.id)
    .limit(mostFound);

async function findJobIds(db: Reader, actor: Actor, words: Words): Promise<string[]> {
  const held = db
    .select({ id: jobs.id, startTime: jobs.startTime })
    .from(jobs)
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .innerJoin(users, eq(users.id, jobs.hostId))
    .where(
      and(
        isTheirs(actor.id),
        or(words.in(properties.title, properties.city, addressOfJob, users.name), words.is(jobs.id)),
      ),
    );
  const bidOn = db
    .select({ id: jobs.id, startTime: jobs.startTime })
    .from(bids)
    .innerJoin(jobs, eq(jobs.id, bids.jobId))
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .where(and(eq(bids.cleanerId, actor.id), or(words.in(properties.title, properties.city), words.is(jobs.id))));
  const found = held.union(bidOn).as('found');
  const rows = await db.select().from(found).orderBy(desc(found.startTime), found.id).limit(mostFound);
  return rows.map(({ id }) => id);
}

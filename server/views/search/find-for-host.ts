import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Found } from '#contract/search.ts';
import { users } from '#server/accounts/table.ts';
import { jobsFor, ofJobInHomes } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { payments } from '#server/payments/table.ts';
import { type Actor, homesOf } from '#server/platform/http/actor.ts';
import { inHomes } from '#server/platform/http/in-homes.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { knownTo } from '../lists/known-to.ts';
import type { Words } from './find-words.ts';
import { mostFound } from './most-found.ts';
import { newestPayments, presentFoundJobs } from './present-found.ts';

/** A host's own homes, jobs and payments, and the cleaners whom they know; those are the whole host’s, so who looks after some homes finds none. */
export async function findForHost(kit: Kit, actor: Actor, words: Words): Promise<Found> {
  const { db } = kit;
  const wanted = and(jobsFor(actor), matching(actor, words));
  const knowsPeople = homesOf(actor) === null;
  const [people, homes, found, paid] = await Promise.all([
    db
      .select({ id: users.id, name: users.name, role: users.role, email: sql<null>`null` })
      .from(users)
      .where(and(knowsPeople ? knownTo(actor.id) : sql`false`, or(words.in(users.name), words.is(users.id))))
      .orderBy(words.first(users.name), users.name, users.id)
      .limit(mostFound),
    db
      .select({ id: properties.id, title: properties.title, city: properties.city, state: properties.state })
      .from(properties)
      .where(
        and(
          eq(properties.hostId, actor.id),
          isNull(properties.removedAt),
          inHomes(actor, properties.id),
          namesHome(words),
        ),
      )
      .orderBy(words.first(properties.title), properties.title, properties.id)
      .limit(mostFound),
    db.select({ id: jobs.id }).from(jobs).where(wanted).orderBy(desc(jobs.createdAt), desc(jobs.id)).limit(mostFound),
    newestPayments(
      db,
      and(
        eq(payments.payerId, actor.id),
        ofJobInHomes(actor, payments.jobId),
        or(words.is(payments.id), inArray(payments.jobId, db.select({ id: jobs.id }).from(jobs).where(wanted))),
      ),
      mostFound,
    ),
  ]);
  const shown = await presentFoundJobs(
    kit,
    actor,
    found.map(({ id }) => id),
  );
  return { people, jobs: shown, properties: homes, payments: paid };
}

const namesHome = (words: Words) => or(words.in(properties.title, properties.address), words.is(properties.id));

/** A job of a home, or of a cleaner, that has the words; what the host sees of both. */
const matching = (actor: Actor, words: Words): SQL | undefined =>
  or(
    words.is(jobs.id),
    sql`${jobs.propertyId} in (select ${properties.id} from ${properties}
      where ${properties.hostId} = ${actor.id} and ${namesHome(words)})`,
    sql`${jobs.cleanerId} in (select ${users.id} from ${users}
      where ${knownTo(actor.id)} and ${words.in(users.name)})`,
  );

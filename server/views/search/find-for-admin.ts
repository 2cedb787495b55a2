import { desc, isNull, type SQL, sql } from 'drizzle-orm';
import type { Found } from '#contract/search.ts';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { payments } from '#server/payments/table.ts';
import { hour, plus } from '#server/platform/clock.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import type { Words } from './find-words.ts';
import { mostFound } from './most-found.ts';
import { newestPayments, presentFoundJobs } from './present-found.ts';

/** The best are chosen among so many, so that a name that half of the world has is found as fast as any other. */
const mostSeen = 200;

/** Everything there is; an erased account is nobody's any more. */
export async function findForAdmin(kit: Kit, actor: Actor, words: Words): Promise<Found> {
  const { db } = kit;
  const [people, homes] = await Promise.all([findPeople(db, words), findHomes(db, words)]);
  const of = { people: people.map(({ id }) => id), homes: homes.map(({ id }) => id) };
  const [jobIds, paid] = await Promise.all([findJobIds(kit, words, of), findPayments(db, words, of.people)]);
  return {
    people: people.slice(0, mostFound),
    jobs: await presentFoundJobs(kit, actor, jobIds),
    properties: homes.slice(0, mostFound),
    payments: paid,
  };
}

async function findPeople(db: Reader, words: Words): Promise<Found['people']> {
  const seen = db
    .select({ id: users.id, name: users.name, email: users.email, role: users.role })
    .from(users)
    .where(
      sql`(${words.in(users.name, sql`${users.email}::text`)} or ${words.is(users.id)}) and ${isNull(users.erasedAt)}`,
    )
    .limit(mostSeen)
    .as('seen');
  return db.select().from(seen).orderBy(words.first(seen.name), seen.name, seen.id).limit(mostTaken);
}

async function findHomes(db: Reader, words: Words): Promise<Found['properties']> {
  const seen = db
    .select({ id: properties.id, title: properties.title, city: properties.city, state: properties.state })
    .from(properties)
    .where(
      sql`(${words.in(properties.title, properties.address)} or ${words.is(properties.id)}) and ${isNull(properties.removedAt)}`,
    )
    .limit(mostSeen)
    .as('seen');
  return db.select().from(seen).orderBy(words.first(seen.title), seen.title, seen.id).limit(mostTaken);
}

/** Of so many people and homes the nearest jobs and the newest payments are looked at. */
const mostTaken = 20;

interface Of {
  people: readonly string[];
  homes: readonly string[];
}

/** Today's and the coming ones, the next first, then those that were, the latest first. */
async function findJobIds({ db, clock }: Kit, words: Words, { people, homes }: Of): Promise<string[]> {
  const since = sql`${plus(clock.now(), -12 * hour).toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select ${jobs.id}, ${jobs.startTime} from ${jobs} where ${words.is(jobs.id)}
      union ${nearestJobs(homes, sql`property_id`, since)}
      union ${nearestJobs(people, sql`cleaner_id`, since)}
      union ${nearestJobs(people, sql`host_id`, since)}) found
    order by start_time < ${since}, abs(extract(epoch from start_time - ${since})), id limit ${mostFound}`);
  return rows.map(({ id }) => id);
}

/** A few of each on both sides of a moment, by the index that begins with whose they are. */
const nearestJobs = (owners: readonly string[], owner: SQL, since: SQL) => sql`
  select nearest.id, nearest.start_time from unnest(${listOf(owners)}) as owner (id) cross join lateral (
    (select id, start_time from job where ${owner} = owner.id and start_time >= ${since}
      order by start_time limit ${mostFound})
    union all (select id, start_time from job where ${owner} = owner.id and start_time < ${since}
      order by start_time desc limit ${mostFound})) nearest`;

const listOf = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`;

async function findPayments(db: Reader, words: Words, people: readonly string[]): Promise<Found['payments']> {
  const newest = sql`select newest.id from unnest(${listOf(people)}) as payer (id) cross join lateral (
    select id from ${payments} p where p.payer_id = payer.id order by ${desc(sql`p.created_at`)} limit ${mostFound}) newest`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${payments.id} from ${payments} where ${words.is(payments.id)}
    union select ${payments.id} from ${payments} where ${words.is(payments.jobId)} and ${payments.jobId} is not null
    union ${newest}`);
  const ids = rows.map(({ id }) => id);
  return ids.length === 0 ? [] : newestPayments(db, sql`${payments.id} = any(${listOf(ids)})`, mostFound);
}

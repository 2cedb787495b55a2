import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { jobs } from '#server/jobs/table.ts';
import { bytea, instant } from '#server/platform/columns.ts';

const ofJob = () => uuid().references(() => jobs.id);
const count = () => bigint({ mode: 'number' });

/** The end of each job's chain; locked by whoever appends, which gives the links their order. */
export const turnoverHeads = pgTable(
  'turnover_head',
  {
    jobId: ofJob().primaryKey(),
    links: integer().notNull().default(0),
    /** How many of them the public log has sealed. */
    sealedLinks: integer().notNull().default(0),
    hash: text().notNull(),
  },
  (head) => [index('turnover_head_open').on(head.jobId).where(sql`${head.links} > ${head.sealedLinks}`)],
);

/** What happened to a job: append-only (a trigger lets salt and content be emptied, and nothing else change). */
export const turnoverLinks = pgTable(
  'turnover_link',
  {
    jobId: ofJob().notNull(),
    n: integer().notNull(),
    at: instant().notNull(),
    /** The job's host and this cleaner may read it; null if it is about the job itself. */
    cleanerId: uuid(),
    /** Whose words or offer it tells of: emptied when they leave. */
    personId: uuid(),
    salt: text(),
    /** JSON, exactly as it was hashed. */
    content: text(),
    mark: text().notNull(),
    previous: text().notNull(),
    hash: text().notNull(),
  },
  (link) => [
    primaryKey({ columns: [link.jobId, link.n] }),
    index('turnover_link_person').on(link.personId).where(sql`${link.personId} is not null`),
  ],
);

/** What the links of a job call somebody. Once person and salt are gone, nobody can tell whom. */
export const turnoverPeople = pgTable(
  'turnover_person',
  { mark: text().primaryKey(), jobId: ofJob().notNull(), personId: uuid(), salt: text() },
  (person) => [
    uniqueIndex('turnover_person_once').on(person.jobId, person.personId),
    index('turnover_person_who').on(person.personId).where(sql`${person.personId} is not null`),
  ],
);

/** The keys that have signed the public log and files, the private half sealed. */
export const logKeys = pgTable(
  'log_key',
  {
    id: text().primaryKey(),
    publicKey: text().notNull(),
    /** Null once another has taken its place. */
    privateSealed: bytea(),
    since: instant().notNull(),
    until: instant(),
    /** The signature of the key before it; null of the first one. */
    endorsement: text(),
    /** From when on others may have signed with it as well. */
    distrustedFrom: instant(),
  },
  (key) => [uniqueIndex('log_key_current').on(sql`(${key.until} is null)`).where(sql`${key.until} is null`)],
);

/** The public log: one entry for each day on which a chain has grown, each with the hash of the one before. */
export const logEntries = pgTable('log_entry', {
  n: count().primaryKey(),
  at: instant().notNull(),
  chains: integer().notNull(),
  root: text().notNull(),
  previous: text().notNull(),
  hash: text().notNull(),
  key: text()
    .notNull()
    .references(() => logKeys.id),
  /** Of all keys there were; null in entries from before that was kept. */
  keysHash: text(),
  signature: text().notNull(),
});

/** The heads that an entry has sealed, in the order of its tree. */
export const sealedHeads = pgTable(
  'sealed_head',
  {
    entry: count()
      .notNull()
      .references(() => logEntries.n),
    position: integer().notNull(),
    jobId: ofJob().notNull(),
    links: integer().notNull(),
    hash: text().notNull(),
  },
  (head) => [
    primaryKey({ columns: [head.entry, head.position] }),
    index('sealed_head_job').on(head.jobId, head.entry.desc()),
  ],
);

/** A finished cleaning that its host shares by link: looked up by a hash of the link's secret, which is kept sealed. */
export const guestPages = pgTable('guest_page', {
  id: uuid().primaryKey(),
  jobId: ofJob().notNull().unique(),
  secretHash: text().notNull().unique(),
  secretSealed: bytea().notNull(),
  title: text().notNull(),
  /** Of the job's photos, in the order in which they are shown; one that is gone is left out. */
  photoIds: uuid().array().notNull(),
  /** Those of the tasks that the host wrote which guests may read. */
  taskIds: uuid().array().notNull(),
  createdAt: instant().notNull(),
});

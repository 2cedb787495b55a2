import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isWholeId } from '#contract/is-whole-id.ts';
import { namedFacts } from '#contract/named-facts.ts';
import { staffInvitations, users } from '#server/accounts/table.ts';
import { auditLog } from '#server/audit/table.ts';
import { backgroundChecks } from '#server/background-checks/table.ts';
import { calendarIntegrations } from '#server/calendar/table.ts';
import { disputes } from '#server/disputes/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { contentReports } from '#server/moderation/table.ts';
import { ledgerEntries, ledgerTransactions, payments } from '#server/payments/table.ts';
import { payouts } from '#server/payouts/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import { reviews } from '#server/reviews/table.ts';
import { hostInvitations } from '#server/team/table.ts';
import type { AuditRow } from './present-entry.ts';

interface Named extends Record<string, unknown> {
  id: string;
  name: string;
}
type Lookup = (reader: Reader, ids: string[]) => Promise<Named[]>;

const person: Lookup = (reader, ids) =>
  reader.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));

/** Of what belongs to somebody: their name. */
const ofPerson =
  (id: PgColumn, whose: PgColumn): Lookup =>
  (reader, ids) =>
    reader
      .select({ id: sql<string>`${id}`, name: users.name })
      .from(id.table)
      .innerJoin(users, eq(users.id, whose))
      .where(inArray(id, ids));

const job: Lookup = (reader, ids) =>
  reader
    .select({ id: jobs.id, name: properties.title })
    .from(jobs)
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .where(inArray(jobs.id, ids));

const report: Lookup = (reader, ids) =>
  reader
    .select({ id: disputes.id, name: properties.title })
    .from(disputes)
    .innerJoin(jobs, eq(jobs.id, disputes.jobId))
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .where(inArray(disputes.id, ids));

const calendar: Lookup = (reader, ids) =>
  reader
    .select({ id: calendarIntegrations.id, name: properties.title })
    .from(calendarIntegrations)
    .innerJoin(properties, eq(properties.id, calendarIntegrations.propertyId))
    .where(inArray(calendarIntegrations.id, ids));

/** Whose payment moved; of money that belongs to none, such as a payout, the cleaner whose account it moved. */
const moved: Lookup = async (reader, ids) => {
  const [ofCleaners, ofPayers] = await Promise.all([
    reader
      .selectDistinct({ id: ledgerEntries.transactionId, name: users.name })
      .from(ledgerEntries)
      .innerJoin(users, eq(users.id, ledgerEntries.ownerId))
      .where(and(inArray(ledgerEntries.transactionId, ids), eq(ledgerEntries.account, 'cleaner'))),
    reader
      .select({ id: ledgerTransactions.id, name: users.name })
      .from(ledgerTransactions)
      .innerJoin(payments, eq(payments.id, ledgerTransactions.paymentId))
      .innerJoin(users, eq(users.id, payments.payerId))
      .where(inArray(ledgerTransactions.id, ids)),
  ]);
  return [...ofCleaners, ...ofPayers];
};

/** As long as the invitation waits. */
const invited =
  (id: PgColumn, email: PgColumn): Lookup =>
  (reader, ids) =>
    reader
      .select({ id: sql<string>`${id}`, name: sql<string>`${email}` })
      .from(id.table)
      .where(inArray(id, ids));

/** Once an invitation is accepted, whoever did, as the entry of that has it. */
const staffInvitation: Lookup = async (reader, ids) => {
  const waiting = await invited(staffInvitations.id, staffInvitations.email)(reader, ids);
  const { rows: joined } = await reader.execute<Named>(sql`
    select l.facts->>'invitation' as id, u.name from ${auditLog} l join ${users} u on u.id = l.actor_id
    where l.action = 'join staff' and l.facts->>'invitation' = any(${sql.param(ids)}::text[])`);
  return [...waiting, ...joined];
};

const broadcast: Lookup = async (reader, ids) =>
  (
    await reader.execute<Named>(
      sql`select id, subject as name from broadcast where id = any(${sql.param(ids)}::uuid[])`,
    )
  ).rows;

const byKind: Readonly<Record<string, Lookup>> = {
  ...{ user: person, account: person, job, report, 'calendar integration': calendar, broadcast },
  'ledger transaction': moved,
  payment: ofPerson(payments.id, payments.payerId),
  'background check': ofPerson(backgroundChecks.id, backgroundChecks.userId),
  payout: ofPerson(payouts.id, payouts.cleanerId),
  review: ofPerson(reviews.id, reviews.authorId),
  'content report': ofPerson(contentReports.id, contentReports.authorId),
  'staff invitation': staffInvitation,
  'team invitation': invited(hostInvitations.id, hostInvitations.email),
};

const byFact: Readonly<Record<string, readonly string[]>> = namedFacts;

/** What some entries are about, and the people and jobs their facts name, are called today; of money, whose it was. */
export async function nameSubjects(reader: Reader, rows: readonly AuditRow[]): Promise<(id: string) => string | null> {
  const idsOf = (kind: string) => rows.filter((row) => row.subjectKind === kind).map((row) => row.subjectId);
  const inFacts = (keys: readonly string[]) =>
    rows.flatMap(({ facts }) => keys.map((key) => facts[key])).filter((id) => typeof id === 'string');
  const named = await Promise.all(
    Object.entries(byKind).map(([kind, lookup]) => {
      const wanted = [...new Set([...idsOf(kind), ...inFacts(byFact[kind] ?? [])])].filter(isWholeId);
      return wanted.length === 0 ? [] : lookup(reader, wanted);
    }),
  );
  const names = new Map(named.flat().map(({ id, name }) => [id, name]));
  return (id) => names.get(id) || null;
}

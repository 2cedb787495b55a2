import { eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { staffInvitations, users } from '#server/accounts/table.ts';
import { calendarIntegrations } from '#server/calendar/table.ts';
import { disputes } from '#server/disputes/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { contentReports } from '#server/moderation/table.ts';
import { ledgerTransactions, payments } from '#server/payments/table.ts';
import { payouts } from '#server/payouts/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { isWholeId } from '#server/platform/http/found-by.ts';
import { properties } from '#server/properties/table.ts';
import { reviews } from '#server/reviews/table.ts';
import { hostInvitations } from '#server/team/table.ts';
import { personKeys } from './person-keys.ts';
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

const moved: Lookup = (reader, ids) =>
  reader
    .select({ id: ledgerTransactions.id, name: users.name })
    .from(ledgerTransactions)
    .innerJoin(payments, eq(payments.id, ledgerTransactions.paymentId))
    .innerJoin(users, eq(users.id, payments.payerId))
    .where(inArray(ledgerTransactions.id, ids));

/** As long as the invitation waits; then whoever accepted has an entry of their own. */
const invited =
  (id: PgColumn, email: PgColumn): Lookup =>
  (reader, ids) =>
    reader
      .select({ id: sql<string>`${id}`, name: sql<string>`${email}` })
      .from(id.table)
      .where(inArray(id, ids));

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
  payout: ofPerson(payouts.id, payouts.cleanerId),
  review: ofPerson(reviews.id, reviews.authorId),
  'content report': ofPerson(contentReports.id, contentReports.authorId),
  'staff invitation': invited(staffInvitations.id, staffInvitations.email),
  'team invitation': invited(hostInvitations.id, hostInvitations.email),
};

/** What some entries are about, and the people their facts name, are called today; of money, whose it was. */
export async function nameSubjects(reader: Reader, rows: readonly AuditRow[]): Promise<(id: string) => string | null> {
  const idsOf = (kind: string) => rows.filter((row) => row.subjectKind === kind).map((row) => row.subjectId);
  const inFacts = rows
    .flatMap(({ facts }) => personKeys.map((key) => facts[key]))
    .filter((id) => typeof id === 'string');
  const asked = Object.entries(byKind).map(([kind, lookup]) => ({ lookup, ids: idsOf(kind) }));
  const named = await Promise.all(
    [...asked, { lookup: person, ids: inFacts }].map(({ lookup, ids }) => {
      const wanted = [...new Set(ids)].filter(isWholeId);
      return wanted.length === 0 ? [] : lookup(reader, wanted);
    }),
  );
  const names = new Map(named.flat().map(({ id, name }) => [id, name]));
  return (id) => names.get(id) || null;
}

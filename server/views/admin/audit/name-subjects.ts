import { eq, inArray } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { ledgerTransactions, payments } from '#server/payments/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import type { AuditRow } from './present-entry.ts';

/** What the people and jobs that some entries are about are called today; of money moved, whose payment it was. */
export async function nameSubjects(
  reader: Reader,
  rows: readonly AuditRow[],
): Promise<(kind: string, id: string) => string | null> {
  const idsOf = (kind: string) => [
    ...new Set(rows.filter((row) => row.subjectKind === kind).map((row) => row.subjectId)),
  ];
  const [people, works, movements] = [idsOf('user'), idsOf('job'), idsOf('ledger transaction')];
  const named = await Promise.all([
    people.length === 0
      ? []
      : reader.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, people)),
    works.length === 0
      ? []
      : reader
          .select({ id: jobs.id, name: properties.title })
          .from(jobs)
          .innerJoin(properties, eq(properties.id, jobs.propertyId))
          .where(inArray(jobs.id, works)),
    movements.length === 0
      ? []
      : reader
          .select({ id: ledgerTransactions.id, name: users.name })
          .from(ledgerTransactions)
          .innerJoin(payments, eq(payments.id, ledgerTransactions.paymentId))
          .innerJoin(users, eq(users.id, payments.payerId))
          .where(inArray(ledgerTransactions.id, movements)),
  ]);
  const names = new Map(named.flat().map(({ id, name }) => [id, name]));
  return (_kind, id) => names.get(id) || null;
}

import { eq, inArray } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import type { AuditRow } from './present-entry.ts';

/** What the people and jobs that some entries are about are called today. */
export async function nameSubjects(
  reader: Reader,
  rows: readonly AuditRow[],
): Promise<(kind: string, id: string) => string | null> {
  const idsOf = (kind: string) => [
    ...new Set(rows.filter((row) => row.subjectKind === kind).map((row) => row.subjectId)),
  ];
  const [people, works] = [idsOf('user'), idsOf('job')];
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
  ]);
  const names = new Map(named.flat().map(({ id, name }) => [id, name]));
  return (_kind, id) => names.get(id) || null;
}

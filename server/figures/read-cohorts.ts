import { and, asc, between, eq, lte } from 'drizzle-orm';
import type { CohortRole } from '#contract/cohort-roles.ts';
import type { Kit } from '#server/platform/kit.ts';
import { percentOf } from './sum-days.ts';
import { cohortMonths } from './table.ts';

interface Cohort {
  /** `YYYY-MM` */
  month: string;
  people: number;
  /** Of them, how many percent had a job in each month from that one to the last, that one included. */
  shares: (number | null)[];
}

/** Everybody whose first job was in one of these months (`YYYY-MM`, both included), and who of them came back until the last. */
export async function readCohorts(
  { db }: Pick<Kit, 'db'>,
  { role, from, to }: { role: CohortRole; from: string; to: string },
): Promise<Cohort[]> {
  const rows = await db
    .select()
    .from(cohortMonths)
    .where(and(eq(cohortMonths.role, role), between(cohortMonths.firstMonth, from, to), lte(cohortMonths.month, to)))
    .orderBy(asc(cohortMonths.firstMonth));
  const first = [...new Set(rows.map(({ firstMonth }) => firstMonth))];
  return first.map((month) => {
    const active = new Map(rows.filter(({ firstMonth }) => firstMonth === month).map((row) => [row.month, row.people]));
    const people = active.get(month) ?? 0;
    return { month, people, shares: monthsFrom(month, to).map((later) => percentOf(active.get(later) ?? 0, people)) };
  });
}

/** Both included. */
function monthsFrom(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

export function addMonths(month: string, count: number): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + count);
  return first.toISOString().slice(0, 7);
}

import { eq, type SQL, sql } from 'drizzle-orm';
import type { LeftOut } from '#contract/calendar.ts';
import type { Reader } from '#server/platform/db.ts';
import { calendarEvents } from '../table.ts';

const { kind, reason, missed } = calendarEvents;
const code = sql`${reason} ->> 'code'`;
const countOf = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::integer`;

/** How many entries of a feed are no stays, so that a host whose calendar brings nothing knows why. */
export async function countLeftOut(reader: Reader, integrationId: string): Promise<LeftOut> {
  // what was a stay and is missing now is counted as canceled
  const isIgnored = sql`(${kind} = 'ignored' or ${kind} = 'gone' and ${missed} = 0)`;
  const [counted] = await reader
    .select({
      blocked: countOf(sql`${kind} = 'block'`),
      past: countOf(sql`${isIgnored} and ${code} = 'past'`),
      ownExport: countOf(sql`${isIgnored} and ${code} = 'ownExport'`),
      other: countOf(sql`${isIgnored} and ${code} not in ('past', 'ownExport')`),
    })
    .from(calendarEvents)
    .where(eq(calendarEvents.integrationId, integrationId));
  return counted ?? { blocked: 0, past: 0, ownExport: 0, other: 0 };
}

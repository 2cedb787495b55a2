import { sql } from 'drizzle-orm';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import { spanRows, within } from './count-days.ts';
import type { Span } from './days.ts';
import type { cityDays } from './table.ts';

export type CityFigures = typeof cityDays.$inferSelect;
type Row = { [K in keyof CityFigures]: CityFigures[K] };

/** What each city held in each span, by where the home of a job is now; homes of no known city have no name. */
export async function countCities(reader: Reader, spans: readonly Span[]): Promise<CityFigures[]> {
  if (spans.length === 0) return [];
  const { rows } = await reader.execute<Row>(sql`
    select to_char(span.day, 'YYYY-MM-DD') as "day", coalesce(home.city, '') as city, coalesce(home.state, '') as state,
      sum(part.cents)::float8 as "gmvCents", sum(part.paid)::int as "paidJobs", sum(part.posted)::int as "postedJobs",
      sum(part.closed)::int as "closedJobs", sum(part.filled)::int as "filledJobs"
    from ${spanRows(spans)}
    cross join lateral (
      select property_id, payout_cents as cents, 1 as paid, 0 as posted, 0 as closed, 0 as filled
      from ${jobs} where status = 'PAID' and ${within('paid_at')}
      union all
      select property_id, 0, 0, 1, (status <> 'OPEN')::int, (cleaner_id is not null)::int
      from ${jobs} where ${within('created_at')}
    ) part
    join ${properties} home on home.id = part.property_id
    group by 1, 2, 3
    order by 1, 2, 3`);
  return rows;
}

import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { AdminDispute, listDisputes as endpoint } from '#contract/disputes.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import { cursorPart, readCursor } from '#server/platform/http/read-cursor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { properties } from '#server/properties/table.ts';
import { presentReport } from './present-report.ts';
import { cleaners, photosOf, type ReportPhoto, type ReportView, rank, selectReports, turn } from './report-view.ts';
import { disputes } from './table.ts';

type Query = QueryOf<typeof endpoint>;

/** All reports for admins, filtered. */
export async function listDisputes(kit: Kit, query: Query): Promise<Page<AdminDispute>> {
  const { db } = kit;
  const wanted = filtersOf(query);
  const [rows, total] = await Promise.all([
    selectReports(db)
      .where(and(wanted, afterOf(query.cursor)))
      .orderBy(asc(rank), asc(turn), asc(disputes.id))
      .limit(query.limit + 1),
    db.$count(selectReports(db).where(wanted).as('found')),
  ]);
  const photos = await photosOf(
    db,
    rows.map(({ report }) => report.id),
  );
  return mapPage(
    pageOf(rows, query.limit, total, (row) => [row.rank, row.turn, row.report.id]),
    (view) => presentAdminDispute(kit, view, photos.get(view.report.id) ?? []),
  );
}

/** One report as admins get it. */
export async function adminDisputeOf(kit: Kit, reader: Reader, id: string): Promise<AdminDispute> {
  const [view] = await selectReports(reader).where(eq(disputes.id, id));
  if (!view) throw notFound();
  return presentAdminDispute(kit, view, (await photosOf(reader, [id])).get(id) ?? []);
}

function presentAdminDispute(kit: Kit, view: ReportView, photos: readonly ReportPhoto[]): AdminDispute {
  const { job, title, timeZone, host, cleaner } = view;
  const { hostFeeCents, cleanerFeeCents } = job;
  return {
    ...presentReport(kit, view, photos),
    job: {
      ...{ id: job.id, title, status: job.status, timeZone, payoutCents: job.payoutCents },
      startTime: job.startTime.toISOString(),
      ...(hostFeeCents !== null && { hostFeeCents }),
      ...(cleanerFeeCents !== null && { cleanerFeeCents }),
    },
    ...{ host, cleaner },
  };
}

function filtersOf({ status, reason, q }: Query): SQL | undefined {
  const text = q?.trim();
  const like = `%${text?.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    status && eq(jobs.reportStatus, status),
    reason && eq(disputes.reason, reason),
    text
      ? or(
          ...[properties.title, users.name, cleaners.name].map((column) => sql`${column} ilike ${like}`),
          sql`${text} in (${disputes.id}::text, ${jobs.id}::text, ${jobs.hostId}::text, ${jobs.cleanerId}::text)`,
        )
      : undefined,
  );
}

function afterOf(cursor: string | undefined): SQL | undefined {
  const parts = readCursor(cursor, [cursorPart.rank, cursorPart.place, cursorPart.id]);
  if (!parts) return undefined;
  const [atRank, atTurn, id] = parts;
  return sql`(${rank}, ${turn}, ${disputes.id}) > (${atRank}, ${atTurn}, ${id})`;
}

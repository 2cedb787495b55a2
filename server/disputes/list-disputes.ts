import { and, eq, not, type SQL } from 'drizzle-orm';
import type { AdminDispute, listDisputes as endpoint } from '#contract/disputes.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { users } from '#server/accounts/table.ts';
import { isNotFrozen } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { CsvAnswer, CsvCell } from '#server/platform/http/csv-answer.ts';
import { foundBy } from '#server/platform/http/found-by.ts';
import type { Page } from '#server/platform/http/page.ts';
import { byName, sortedList } from '#server/platform/http/sorted-list.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { properties } from '#server/properties/table.ts';
import { earlierCleanings } from './earlier-cleanings.ts';
import { presentReport } from './present-report.ts';
import { cleaners, due, photosOf, type ReportPhoto, type ReportView, selectReports, urgency } from './report-view.ts';
import { disputes } from './table.ts';

type Query = QueryOf<typeof endpoint>;

/** All reports for admins, filtered. */
export function listDisputes(kit: Kit, query: Query): Promise<Page<AdminDispute> | CsvAnswer> {
  const { db } = kit;
  const wanted = filtersOf(query);
  return sortedList(query, {
    ...{ name: 'reports', usual: 'urgency', id: disputes.id, columns },
    sorts: {
      urgency: { by: urgency, as: 'text' },
      due: { by: due, as: 'text' },
      createdAt: { by: disputes.createdAt, as: 'moment' },
      host: byName(users.name),
      cleaner: byName(cleaners.name),
      property: byName(properties.title),
    },
    async read({ sortKey, following, order, most }) {
      const rows = await selectReports(db, sortKey)
        .where(and(wanted, following))
        .orderBy(...order)
        .limit(most);
      return rows.map((row) => ({ ...row, id: row.report.id }));
    },
    count: () => db.$count(selectReports(db).where(wanted).as('found')),
    present: (rows) => presentAll(kit, rows),
  });
}

async function presentAll(kit: Kit, rows: readonly ReportView[]): Promise<AdminDispute[]> {
  const ids = rows.map(({ report }) => report.id);
  const photos = await photosOf(kit.db, ids);
  const earlier = await earlierCleanings(
    kit.db,
    rows.map(({ job }) => job.id),
  );
  return rows.map((view) => presentAdminDispute(kit, view, photos.get(view.report.id) ?? [], earlier.get(view.job.id)));
}

type Column = (dispute: AdminDispute) => CsvCell;
const columns: Record<string, Column> = {
  id: ({ id }) => id,
  createdAt: ({ createdAt }) => createdAt,
  status: ({ status }) => status,
  deadline: ({ deadline }) => deadline,
  reason: ({ reason }) => reason,
  jobId: ({ jobId }) => jobId,
  property: ({ job }) => job.title,
  host: ({ host }) => host.name,
  cleaner: ({ cleaner }) => cleaner.name,
  text: ({ text }) => text,
  payoutCents: ({ job }) => job.payoutCents,
  proposedCents: ({ proposal }) => proposal?.payoutCents ?? null,
  decidedCents: ({ resolution }) => resolution?.payoutCents ?? null,
  decidedBy: ({ resolution }) => resolution?.by ?? null,
};

/** One report as admins get it. */
export async function adminDisputeOf(kit: Kit, reader: Reader, id: string): Promise<AdminDispute> {
  const [view] = await selectReports(reader).where(eq(disputes.id, id));
  if (!view) throw notFound();
  const [photos, earlier] = [await photosOf(reader, [id]), await earlierCleanings(reader, [view.job.id])];
  return presentAdminDispute(kit, view, photos.get(id) ?? [], earlier.get(view.job.id));
}

function presentAdminDispute(
  kit: Kit,
  view: ReportView,
  photos: readonly ReportPhoto[],
  earlier?: { id: string; startTime: Date },
): AdminDispute {
  const { job, title, timeZone, host, cleaner } = view;
  const { hostFeeCents, cleanerFeeCents } = job;
  return {
    ...presentReport(kit, view, photos),
    job: {
      ...{ id: job.id, title, status: job.status, timeZone, payoutCents: job.payoutCents },
      startTime: job.startTime.toISOString(),
      ...(hostFeeCents !== null && { hostFeeCents }),
      ...(cleanerFeeCents !== null && { cleanerFeeCents }),
      earlier: earlier ? { id: earlier.id, startTime: earlier.startTime.toISOString() } : null,
    },
    ...{ host, cleaner },
  };
}

const filtersOf = ({ status, reason, open, q }: Query): SQL | undefined =>
  and(
    status && eq(jobs.reportStatus, status),
    open ? not(isNotFrozen) : undefined,
    reason && eq(disputes.reason, reason),
    foundBy(q, {
      texts: [properties.title, users.name, users.email, cleaners.name, cleaners.email],
      ids: [disputes.id, jobs.id, jobs.hostId, jobs.cleanerId],
    }),
  );

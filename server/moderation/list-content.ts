import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listContent as endpoint, ReportedContent } from '#contract/moderation.ts';
import { users } from '#server/accounts/table.ts';
import type { CsvAnswer, CsvCell } from '#server/platform/http/csv-answer.ts';
import { foundBy } from '#server/platform/http/found-by.ts';
import type { Page } from '#server/platform/http/page.ts';
import { byName, sortedList } from '#server/platform/http/sorted-list.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { presentContent, reporters, selectContent } from './content-view.ts';
import { contentReports } from './table.ts';

type Query = QueryOf<typeof endpoint>;

/** What people have reported and the rules have flagged, for admins: the open ones first, each group in the order of its reports. */
export function listContent({ db }: Kit, query: Query): Promise<Page<ReportedContent> | CsvAnswer> {
  const wanted = filtersOf(query);
  return sortedList(query, {
    ...{ name: 'reported-content', usual: 'queue', id: contentReports.id, columns },
    sorts: {
      queue: { by: queue, as: 'text' },
      createdAt: { by: contentReports.createdAt, as: 'moment' },
      author: byName(users.name),
      reporter: byName(sql`coalesce(${reporters.name}, '')`),
    },
    async read({ sortKey, following, order, most }) {
      const rows = await selectContent(db, sortKey)
        .where(and(wanted, following))
        .orderBy(...order)
        .limit(most);
      return rows.map((row) => ({ ...row, id: row.report.id }));
    },
    count: () => db.$count(selectContent(db).where(wanted).as('found')),
    present: (rows) => rows.map(presentContent),
  });
}

// with microseconds, so that the order within a group is exactly that of the reports
const queue = sql`((${contentReports.closedAt} is not null)::int::text
  || to_char(${contentReports.createdAt} at time zone 'UTC', 'YYYYMMDDHH24MISSUS')) collate "C"`;

const columns: Record<string, (content: ReportedContent) => CsvCell> = {
  id: ({ id }) => id,
  createdAt: ({ createdAt }) => createdAt,
  status: ({ status }) => status,
  kind: ({ kind }) => kind,
  property: ({ title }) => title,
  jobId: ({ jobId }) => jobId,
  author: ({ author }) => author.name,
  reporter: ({ reporter }) => reporter?.name ?? null,
  flags: ({ flags }) => flags.join(' '),
  about: ({ about }) => about,
  reason: ({ reason }) => reason,
  closedAt: ({ closedAt }) => closedAt,
  action: ({ action }) => action,
  authorReason: ({ status, authorReason }) => (status === 'CLOSED' ? authorReason : null),
  closingReason: ({ closingReason }) => closingReason,
};

const filtersOf = ({ status, kind, q }: Query): SQL | undefined =>
  and(
    status && (status === 'OPEN' ? isNull(contentReports.closedAt) : isNotNull(contentReports.closedAt)),
    kind && eq(contentReports.kind, kind),
    foundBy(q, {
      texts: [properties.title, users.name, reporters.name, contentReports.reason],
      ids: [contentReports.id, contentReports.subjectId, contentReports.jobId, users.id, reporters.id],
    }),
  );

import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReportedContent } from '#contract/moderation.ts';
import type { ContentAction } from '#contract/states.ts';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import { contentReports } from './table.ts';
import { usualReason } from './usual-reason.ts';

export const reporters = alias(users, 'reporter');
const closers = alias(users, 'closer');

/** Reports and flags with everyone concerned, without the words and pictures that they are about. */
export const selectContent = (reader: Reader, sortKey: SQL<string> = sql<string>`''`) =>
  reader
    .select({
      sortKey: sortKey.as('sort_key'),
      report: contentReports,
      title: properties.title,
      author: { id: users.id, name: users.name, role: users.role },
      reporter: { id: reporters.id, name: reporters.name },
      closer: { id: closers.id, name: closers.name },
    })
    .from(contentReports)
    .innerJoin(users, eq(users.id, contentReports.authorId))
    .leftJoin(reporters, eq(reporters.id, contentReports.reporterId))
    .leftJoin(closers, eq(closers.id, contentReports.closedBy))
    .leftJoin(jobs, eq(jobs.id, contentReports.jobId))
    .leftJoin(properties, eq(properties.id, jobs.propertyId))
    .$dynamic();
type ContentRow = Omit<Awaited<ReturnType<typeof selectContent>>[number], 'sortKey'>;

/** A host's profile is a name, and reviews and jobs are taken away in their own sections. */
export const actionsFor = ({ report: { kind }, author: { role } }: ContentRow): ContentAction[] =>
  kind === 'review' || kind === 'job' || (kind === 'profile' && role !== 'CLEANER')
    ? ['none', 'warn']
    : ['none', 'warn', 'hide'];

export const presentContent = (row: ContentRow): ReportedContent => {
  const { report, title, author, reporter, closer } = row;
  const { id, kind, subjectId, jobId, about, reason, flags, closedAt, closingReason, action } = report;
  return {
    ...{ id, kind, subjectId, jobId, title, author: { id: author.id, name: author.name }, reporter },
    ...{ about, reason, flags, closingReason, action },
    status: closedAt ? 'CLOSED' : 'OPEN',
    createdAt: report.createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    closedBy: closer,
    authorReason: closedAt ? report.authorReason : usualReason(report),
    can: closedAt ? [] : actionsFor(row),
  };
};

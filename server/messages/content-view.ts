import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReportedContent } from '#contract/messages.ts';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import { messageReports, messages } from './table.ts';

export const reporters = alias(users, 'reporter');

/** Reports about messages with everyone concerned, without the message's own words. */
export const selectContent = (reader: Reader, sortKey: SQL<string> = sql<string>`''`) =>
  reader
    .select({
      sortKey: sortKey.as('sort_key'),
      report: messageReports,
      jobId: messages.jobId,
      title: properties.title,
      author: { id: users.id, name: users.name },
      reporter: { id: reporters.id, name: reporters.name },
    })
    .from(messageReports)
    .innerJoin(messages, eq(messages.id, messageReports.messageId))
    .innerJoin(jobs, eq(jobs.id, messages.jobId))
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .innerJoin(users, eq(users.id, messages.authorId))
    .innerJoin(reporters, eq(reporters.id, messageReports.reporterId))
    .$dynamic();
type ContentRow = Omit<Awaited<ReturnType<typeof selectContent>>[number], 'sortKey'>;

export const presentContent = ({ report, jobId, title, author, reporter }: ContentRow): ReportedContent => ({
  id: report.id,
  kind: 'message',
  messageId: report.messageId,
  ...{ jobId, title, author, reporter },
  reason: report.reason,
  status: report.closedAt ? 'CLOSED' : 'OPEN',
  createdAt: report.createdAt.toISOString(),
  closedAt: report.closedAt?.toISOString() ?? null,
  closingReason: report.closingReason,
  action: report.action,
});

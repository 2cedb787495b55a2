import { and, eq, sql } from 'drizzle-orm';
import type { listSentNotices as endpoint, SentNotice } from '#contract/admin-notices.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { users } from '#server/accounts/table.ts';
import type { CsvAnswer } from '#server/platform/http/csv-answer.ts';
import { foundBy } from '#server/platform/http/found-by.ts';
import type { Page } from '#server/platform/http/page.ts';
import { sortedList } from '#server/platform/http/sorted-list.ts';
import type { Kit } from '#server/platform/kit.ts';
import { presentSent, sentRows } from './sent-rows.ts';

type Query = QueryOf<typeof endpoint>;

/** What was sent to whom besides the bell and what became of it: one page, or all that is filtered as a file. */
export function listSent({ db, clock }: Kit, query: Query): Promise<Page<SentNotice> | CsvAnswer> {
  const sent = sentRows(db, clock.now());
  const { rows } = sent;
  const wanted = wantedBy(sent, query);
  return sortedList(query, {
    ...{ name: 'notifications', usual: '-createdAt', id: rows.id },
    sorts: { createdAt: { by: rows.createdAt, as: 'moment' } },
    read: ({ sortKey, following, order, most }) =>
      sent
        .select(sortKey)
        .where(and(wanted, following))
        .orderBy(...order)
        .limit(most),
    count: () => db.$count(sent.select().where(wanted).as('found')),
    present: (found) => found.map(presentSent),
    columns: {
      id: ({ id }) => id,
      channel: ({ channel }) => channel,
      kind: ({ kind }) => kind,
      recipient: ({ recipient }) => recipient?.name ?? null,
      status: ({ status }) => status,
      tries: ({ tries }) => tries,
      error: ({ error }) => error,
      createdAt: ({ createdAt }) => createdAt,
      sentAt: ({ sentAt }) => sentAt,
      failedAt: ({ failedAt }) => failedAt,
      nextTryAt: ({ nextTryAt }) => nextTryAt,
    },
  });
}

const wantedBy = ({ rows, status }: ReturnType<typeof sentRows>, query: Query) =>
  and(
    query.status && sql`${status} = ${query.status}`,
    query.channel && sql`${rows.channel} = ${query.channel}`,
    query.kind && sql`${rows.kind} = ${query.kind}`,
    query.error ? eq(rows.error, query.error) : undefined,
    query.recipientId ? eq(rows.recipientId, query.recipientId) : undefined,
    foundBy(query.q, { texts: [users.name, users.email], ids: [rows.id, rows.recipientId] }),
  );

import { eq, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { SentNotice } from '#contract/admin-notices.ts';
import { users } from '#server/accounts/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { mails } from '#server/platform/mail.ts';
import { deliveries } from '../table.ts';

/** Mails, pushes and texts as the rows of one list; without their words, which are their reader's. */
export function sentRows(reader: Reader, now: Date) {
  const rows = unionAll(
    reader
      .select({
        id: deliveries.id,
        channel: sql<SentNotice['channel']>`${deliveries.channel}`.as('channel'),
        kind: sql<SentNotice['kind']>`${deliveries.kind}`.as('kind'),
        recipientId: sql<string | null>`${deliveries.recipientId}`.as('recipient_id'),
        ...{ tries: deliveries.tries, error: deliveries.error, createdAt: deliveries.createdAt },
        ...{ sentAt: deliveries.sentAt, failedAt: deliveries.failedAt, nextTryAt: deliveries.nextTryAt },
        expiresAt: sql<Date | null>`null::timestamptz`.as('expires_at'),
      })
      .from(deliveries),
    reader
      .select({
        id: mails.id,
        channel: sql<SentNotice['channel']>`'email'`.as('channel'),
        kind: sql<SentNotice['kind']>`${mails.kind}`.as('kind'),
        recipientId: sql<string | null>`${mails.accountId}`.as('recipient_id'),
        ...{ tries: mails.tries, error: mails.error, createdAt: mails.createdAt },
        ...{ sentAt: mails.sentAt, failedAt: mails.failedAt, nextTryAt: mails.nextTryAt },
        expiresAt: sql<Date | null>`${mails.expiresAt}`.as('expires_at'),
      })
      .from(mails)
      // a demo's texts lie among its mails
      .where(sql`${mails.kind} is distinct from 'sms'`),
  ).as('sent');
  const status = sql<SentNotice['status']>`case when ${rows.sentAt} is not null then 'sent'
    when ${rows.failedAt} is not null then 'failed' else 'waiting' end`;
  const canRetry = sql<boolean>`(${rows.failedAt} is not null and ${rows.error} is distinct from 'expired'
    and (${rows.expiresAt} is null or ${rows.expiresAt} > ${now.toISOString()}))`;
  const select = (sortKey: SQL<string> = sql<string>`''`) =>
    reader
      .select({
        sortKey: sortKey.as('sort_key'),
        ...{ id: rows.id, channel: rows.channel, kind: rows.kind, recipientId: rows.recipientId, tries: rows.tries },
        ...{ error: rows.error, createdAt: rows.createdAt, sentAt: rows.sentAt, failedAt: rows.failedAt },
        ...{ nextTryAt: rows.nextTryAt, status, canRetry, name: users.name },
      })
      .from(rows)
      .leftJoin(users, eq(users.id, rows.recipientId));
  return { rows, status, canRetry, select };
}

type Row = Awaited<ReturnType<ReturnType<typeof sentRows>['select']>>[number];

export const presentSent = ({
  sortKey: _,
  recipientId,
  name,
  tries,
  createdAt,
  sentAt,
  failedAt,
  nextTryAt,
  ...row
}: Row): SentNotice => ({
  ...row,
  // what is kept counts those that failed; the one that got through came after them
  tries: sentAt ? tries + 1 : tries,
  recipient: recipientId ? { id: recipientId, name: name ?? '' } : null,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
  failedAt: failedAt?.toISOString() ?? null,
  nextTryAt: nextTryAt?.toISOString() ?? null,
});

import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { notifications } from '../table.ts';

const newer = alias(notifications, 'newer');

/** SQL: however often somebody has written about a job, only the newest notification of it is shown and counted. */
export const isNewestOfConversation = sql`(${notifications.kind} <> 'messageReceived' or not exists (select from ${notifications} as ${newer} where ${and(
  ...[sql`${newer.kind} = 'messageReceived'`, eq(newer.recipientId, notifications.recipientId)],
  ...[eq(newer.jobId, notifications.jobId), eq(newer.personId, notifications.personId)],
  sql`(${newer.createdAt}, ${newer.id}) > (${notifications.createdAt}, ${notifications.id})`,
)}))`;

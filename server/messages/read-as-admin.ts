import { and, eq } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listDisputeMessages, Message } from '#contract/messages.ts';
import { appendAudit } from '#server/audit/index.ts';
import { contentReports } from '#server/moderation/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Page } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { presentMessages } from './message-view.ts';
import { pageOfMessages, type ThreadId } from './page-of-messages.ts';
import { messages } from './table.ts';

type Query = QueryOf<typeof listDisputeMessages>;
/** The conversation that a report about a job is about; null if there is no such report. */
export type ThreadOfDispute = (reader: Reader, id: string) => Promise<ThreadId | null>;

interface Occasion {
  kind: 'dispute' | 'content report';
  id: string;
  threadOf: ThreadOfDispute;
}

/** An admin reads a conversation because of a report; no reading goes without its link in the audit log. */
export const readAsAdmin = (
  kit: Kit,
  admin: Actor,
  { kind, id, threadOf }: Occasion,
  query: Query,
): Promise<Page<Message>> =>
  transact(kit, async (tx) => {
    const thread = await threadOf(tx, id);
    if (!thread) throw notFound();
    const page = await pageOfMessages(tx, thread, query);
    const shown = { ...page, rows: await presentMessages(kit, tx, admin.id, page.rows, { asAdmin: true }) };
    const facts = { jobId: thread.jobId, cleanerId: thread.cleanerId };
    const what = { action: 'read messages', subjectKind: kind, subjectId: id, facts };
    await appendAudit(kit, tx, { ...what, actorId: admin.id });
    return shown;
  });

/** The conversation that a reported message is in. */
export const threadOfReport: ThreadOfDispute = async (reader, id) => {
  const [found] = await reader
    .select({ jobId: messages.jobId, cleanerId: messages.cleanerId })
    .from(contentReports)
    .innerJoin(messages, eq(messages.id, contentReports.subjectId))
    .where(and(eq(contentReports.id, id), eq(contentReports.kind, 'message')));
  return found ?? null;
};

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contactFlagsIn } from '#contract/contact-flags.ts';
import type { Message } from '#contract/messages.ts';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { contentReports } from '#server/moderation/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { photoLink, thumbnailKey } from '#server/platform/photo-link.ts';
import { photosOf } from './message-photos.ts';
import { messages } from './table.ts';

/** Who wrote for a host. */
const members = alias(users, 'member');

/** Messages with their authors; a list adds its own `where`, order and limit. */
export const selectMessages = (reader: Reader) =>
  reader
    .select({
      message: messages,
      author: { id: users.id, name: users.name },
      by: { id: members.id, name: members.name },
      /** Whether the cleaner of the conversation has the job. */
      assigned: sql<boolean>`${jobs.cleanerId} is not distinct from ${messages.cleanerId}`,
    })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.authorId))
    .innerJoin(jobs, eq(jobs.id, messages.jobId))
    .leftJoin(members, eq(members.id, messages.byId))
    .$dynamic();
export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];
/** A list may leave out who wrote for a host. */
type ShownRow = Omit<MessageRow, 'by'> & Partial<Pick<MessageRow, 'by'>>;

/** Messages as one of their two people gets them, or an admin, who reads the hidden ones too. */
export async function presentMessages(
  kit: Pick<Kit, 'clock' | 'hasher'>,
  reader: Reader,
  viewerId: string,
  rows: readonly ShownRow[],
  { asAdmin = false } = {},
): Promise<Message[]> {
  const ids = rows.map(({ message }) => message.id);
  const [photos, reported] = [await photosOf(reader, ids), await reportedBy(reader, viewerId, ids)];
  return rows.map(({ message, author, by, assigned }) => {
    const hidden = message.hiddenAt !== null;
    const isShown = asAdmin || !hidden;
    const keys = isShown ? (photos.get(message.id) ?? []) : [];
    return {
      ...{ id: message.id, author, hidden, ...(by && { by }) },
      ...(isShown ? { text: message.text, quick: message.quick } : { text: '', quick: null }),
      photoUrls: keys.map((key) => photoLink(kit, key)),
      thumbnailUrls: keys.map((key) => photoLink(kit, thumbnailKey(key))),
      createdAt: message.createdAt.toISOString(),
      readAt: message.readAt?.toISOString() ?? null,
      flags: assigned || !isShown ? [] : contactFlagsIn(message.text),
      reported: reported.has(message.id),
    };
  });
}

/** One message, as the caller gets it. */
export async function showMessage(kit: Kit, reader: Reader, viewerId: string, which: SQL): Promise<Message> {
  const [shown] = await presentMessages(kit, reader, viewerId, await selectMessages(reader).where(which));
  if (!shown) throw new Error('A message that was just written is gone');
  return shown;
}

async function reportedBy(reader: Reader, viewerId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { subjectId } = contentReports;
  const rows = await reader
    .select({ subjectId })
    .from(contentReports)
    .where(
      and(eq(contentReports.kind, 'message'), inArray(subjectId, [...ids]), eq(contentReports.reporterId, viewerId)),
    );
  return new Set(rows.map((row) => row.subjectId));
}

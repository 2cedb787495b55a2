import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { deeds } from '#server/platform/deeds.ts';
import type { Kit } from '#server/platform/kit.ts';
import { beforeFirst, linkHash, noteHash } from './link-hash.ts';
import { type AuditFacts, auditHead, auditLog, auditNotes } from './table.ts';

interface AuditEntry {
  /** Who did it; null if it was the clock or a provider. */
  actorId: string | null;
  /** A short fixed word or two, e.g. `approve background check`. */
  action: string;
  subjectKind: string;
  subjectId: string;
  /** Ids, codes, amounts: never names or texts. */
  facts?: AuditFacts;
  /** The decision in free text; stored outside the chain so that it can be erased. */
  note?: string | null;
}

/**
 * Appends one link to the audit chain in the caller's transaction. The chain's head stays locked until the transaction
 * ends, which gives the links their order: call it last, after taking every other lock.
 */
export async function appendAudit({ clock }: Pick<Kit, 'clock'>, tx: Tx, entry: AuditEntry): Promise<void> {
  const { note, facts: told = {}, ...what } = entry;
  // a member of the host’s team did it for them
  const by = deeds.getStore()?.memberId;
  const facts = by && by !== entry.actorId ? { ...told, by } : told;
  const head = await lockHead(tx);
  const salt = randomBytes(16);
  const link = {
    ...what,
    id: head.lastId + 1,
    at: clock.now(),
    facts: note ? { ...facts, note: noteHash(salt, note) } : facts,
    previousHash: head.hash,
  };
  const hash = linkHash(link);
  await tx.insert(auditLog).values({ ...link, hash });
  if (note) await tx.insert(auditNotes).values({ auditId: link.id, text: note, salt });
  await tx.update(auditHead).set({ lastId: link.id, hash }).where(eq(auditHead.id, theHead));
}

const theHead = 1;

async function lockHead(tx: Tx) {
  const [head] = await tx
    .insert(auditHead)
    .values({ id: theHead, lastId: 0, hash: beforeFirst })
    .onConflictDoUpdate({ target: auditHead.id, set: { id: sql`${auditHead.id}` } })
    .returning();
  if (!head) throw new Error('The head of the audit chain could not be locked');
  return head;
}

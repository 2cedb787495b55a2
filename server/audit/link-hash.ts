import { createHash } from 'node:crypto';
import type { auditLog } from './table.ts';

type Link = Omit<typeof auditLog.$inferSelect, 'hash'>;

/** The first link's `previousHash`. */
export const beforeFirst = Buffer.alloc(32);

/** SHA-256 over every column of a link, including the previous link's hash. Anyone can recompute it. */
export function linkHash({ id, at, actorId, action, subjectKind, subjectId, facts, previousHash }: Link): Buffer {
  const sorted = Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1));
  const link = [id, at.toISOString(), actorId, action, subjectKind, subjectId, sorted, previousHash.toString('hex')];
  return createHash('sha256').update(JSON.stringify(link)).digest();
}

/** What the chain keeps of a note: it reveals nothing once text and salt are erased. */
export const noteHash = (salt: Buffer, text: string): string =>
  createHash('sha256').update(salt).update(text).digest('hex');

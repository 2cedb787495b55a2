import { asc, eq, gt } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';
import { beforeFirst, linkHash, noteHash } from './link-hash.ts';
import { auditHead, auditLog, auditNotes } from './table.ts';

export interface ChainReport {
  links: number;
  /** Hash of the last link; noted elsewhere, it proves later that nothing before it was rewritten. */
  head: string;
  /** The first link that is not as it was written, and why; null if the chain is intact. */
  fault: { id: number; reason: string } | null;
  /** Whether the hash passed in belongs to a link of the chain. */
  knownFound: boolean;
}

const batch = 1000;

/** Reads the whole chain and recomputes every hash. `known` is the hash of a head noted earlier. */
export async function verifyChain(reader: Reader, known?: string): Promise<ChainReport> {
  const report: ChainReport = { links: 0, head: beforeFirst.toString('hex'), fault: null, knownFound: false };
  for (;;) {
    const rows = await linksAfter(reader, report.links);
    for (const row of rows) {
      const reason = faultOf(row, report);
      if (reason) return { ...report, fault: { id: report.links + 1, reason } };
      report.links = row.link.id;
      report.head = row.link.hash.toString('hex');
      report.knownFound ||= report.head === known;
    }
    if (rows.length < batch) break;
  }
  const [end] = await reader.select().from(auditHead);
  return { ...report, fault: faultOfEnd(end, report) };
}

const linksAfter = (reader: Reader, id: number) =>
  reader
    .select({ link: auditLog, note: auditNotes })
    .from(auditLog)
    .leftJoin(auditNotes, eq(auditNotes.auditId, auditLog.id))
    .where(gt(auditLog.id, id))
    .orderBy(asc(auditLog.id))
    .limit(batch);

function faultOf({ link, note }: Awaited<ReturnType<typeof linksAfter>>[number], sofar: ChainReport): string | null {
  if (link.id !== sofar.links + 1) return 'a link is missing';
  if (link.previousHash.toString('hex') !== sofar.head) return 'it does not follow the link before';
  if (!linkHash(link).equals(link.hash)) return 'it was changed';
  if (!('note' in link.facts)) return note ? 'a note was added' : null;
  if (!note) return 'its note was removed';
  const erased = note.text === null && note.salt === null;
  if (erased) return null;
  return noteHash(note.salt ?? Buffer.alloc(0), note.text ?? '') === link.facts.note ? null : 'its note was changed';
}

function faultOfEnd(end: typeof auditHead.$inferSelect | undefined, { links, head }: ChainReport) {
  const [lastId, hash] = end ? [end.lastId, end.hash.toString('hex')] : [0, beforeFirst.toString('hex')];
  if (lastId === links && hash === head) return null;
  return { id: Math.min(lastId, links) + 1, reason: 'the end of the chain is not where it was' };
}

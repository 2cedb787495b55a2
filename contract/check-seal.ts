import type { HashText } from './check-chain.ts';
import { endorsementText, entryText, keysText, type LogEntry, type LogKey, type PublicLog } from './record-chain.ts';
import type { RecordFault } from './record-faults.ts';
import { type JobRecord, sealedWithinHours } from './record-file.ts';
import type { RecordTools } from './record-tools.ts';
import { rootFrom } from './record-tree.ts';

/** Whether the chain's head is in the public log as the record says. Without a log at hand, whether it fits the entry. */
export async function sealFaults(
  { seal, links, madeAt }: Pick<JobRecord, 'seal' | 'links' | 'madeAt'>,
  log: PublicLog | null,
  hash: HashText,
): Promise<RecordFault[]> {
  const sealed = seal?.links ?? 0;
  const overdue = Date.parse(madeAt) - sealedWithinHours * 3_600_000;
  const open = links.find(({ n, at }) => n > sealed && Date.parse(at) < overdue);
  const late: RecordFault[] = open ? [{ code: 'notSealed', n: open.n }] : [];
  if (!seal) return late;
  const head = links.find(({ n }) => n === seal.links);
  const isInTree = head !== undefined && (await rootFrom(head.hash, seal.path, hash)) === seal.entry.root;
  const published = log?.entries.find(({ n }) => n === seal.entry.n);
  const isPublished = !log || (published !== undefined && isSame(published, seal.entry));
  return isInTree && isPublished ? late : [{ code: 'notInLog', n: seal.links }, ...late];
}

const isSame = (one: LogEntry, other: LogEntry) =>
  entryText(one) === entryText(other) && one.signature === other.signature;

/**
 * The first entry of a log that does not follow from the one before, is not signed by a key of its time, or knows other
 * keys than the log; null if all do.
 */
export async function brokenEntry(log: PublicLog, tools: RecordTools): Promise<number | null> {
  const encoder = new TextEncoder();
  let previous = '0'.repeat(64);
  for (const [index, entry] of log.entries.entries()) {
    const bytes = encoder.encode(entryText(entry));
    const key = log.keys.find(({ id }) => id === entry.key);
    const follows = entry.n === index + 1 && entry.previous === previous && key && isInTime(key, entry.at);
    if (!follows || !(await tools.isSigned({ publicKey: key.publicKey, signature: entry.signature, bytes })))
      return entry.n;
    if (!(await knowsKeys(entry, log, tools))) return entry.n;
    previous = await tools.sha256(bytes);
  }
  return null;
}

export const isInTime = ({ since, until }: LogKey, at: string) =>
  Date.parse(at) >= Date.parse(since) && (!until || Date.parse(at) <= Date.parse(until));

/** Entries from before keys were part of them know none. */
async function knowsKeys({ at, keysHash }: LogEntry, { keys }: PublicLog, { sha256 }: RecordTools): Promise<boolean> {
  if (typeof keysHash !== 'string') return true;
  const known = keys.filter(({ since }) => Date.parse(since) <= Date.parse(at));
  return (await sha256(new TextEncoder().encode(keysText(known)))) === keysHash;
}

/** The first key of a log that is not named for itself, or that the key before it has not signed; null if all are well. */
export async function brokenKey({ keys }: PublicLog, { sha256, isSigned }: RecordTools): Promise<string | null> {
  const encoder = new TextEncoder();
  let before: LogKey | null = null;
  for (const key of keys) {
    if ((await sha256(encoder.encode(key.publicKey))).slice(0, 16) !== key.id) return key.id;
    const bytes = encoder.encode(endorsementText(key));
    const signature = key.endorsement ?? '';
    if (before && !(await isSigned({ publicKey: before.publicKey, signature, bytes }))) return key.id;
    before = key;
  }
  return null;
}

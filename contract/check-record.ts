import { chainFaults, type HashText, peopleFaults } from './check-chain.ts';
import { factFaults } from './check-facts.ts';
import { sealFaults } from './check-seal.ts';
import type { PublicLog } from './record-chain.ts';
import type { RecordFault } from './record-faults.ts';
import { type JobRecord, type RecordSignature, recordFormat, recordName, signatureName } from './record-file.ts';
import type { RecordTools } from './record-tools.ts';
import { unpack } from './record-zip.ts';

export interface CheckedRecord {
  faults: RecordFault[];
  /** What the file says of itself, to be believed only where there is no fault. */
  record: JobRecord | null;
  /** The signing key's id. */
  key: string | null;
  /** Whether it was compared with the installation's public log. */
  isCompared: boolean;
}

/**
 * Says of a claim file whether every byte is as it was when the installation signed it, and names what is not. Nothing
 * is sent anywhere. Without a log, only what the file itself tells can be checked: not whose key has signed it.
 */
export async function checkRecord(
  bytes: Uint8Array,
  log: PublicLog | null,
  tools: RecordTools,
): Promise<CheckedRecord> {
  const packed = unpack(bytes);
  if ('code' in packed) return refused([packed]);
  const { files } = packed;
  const [record, signature] = [parsed<JobRecord>(files, recordName), parsed<RecordSignature>(files, signatureName)];
  const lacking = [recordName, signatureName].filter((name) => !files.has(name));
  if (lacking.length > 0) return refused(lacking.map((name) => ({ code: 'fileMissing', name })));
  if (!isRecord(record)) return refused([{ code: 'unreadable', name: recordName }]);
  if (!isSignature(signature)) return refused([{ code: 'unreadable', name: signatureName }]);
  const encoder = new TextEncoder();
  const hash: HashText = async (text) => tools.sha256(encoder.encode(text));
  const faults = [
    ...(await fileFaults(record, files, tools)),
    ...(await chainFaults(record, hash)),
    ...(await peopleFaults(record, hash)),
    ...factFaults(record),
    ...(await sealFaults(record, log, hash)),
    ...(await signatureFaults(signature, { record, bytes: files.get(recordName) ?? new Uint8Array() }, { log, tools })),
  ];
  // a changed file is no longer packed as it was, which need not be said twice
  if (packed.isForeign && faults.length === 0) faults.push({ code: 'packing' });
  return { faults, record, key: signature.key, isCompared: log !== null };
}

const refused = (faults: RecordFault[]): CheckedRecord => ({ faults, record: null, key: null, isCompared: false });

function parsed<Shape>(files: ReadonlyMap<string, Uint8Array>, name: string): Partial<Shape> | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(files.get(name));
    const value: unknown = JSON.parse(text);
    // each field that is used is looked at by the guards below
    return typeof value === 'object' && value !== null ? (value as Partial<Shape>) : null;
  } catch {
    return null;
  }
}

const isSignature = (value: Partial<RecordSignature> | null): value is RecordSignature =>
  [value?.key, value?.publicKey, value?.signature].every((part) => typeof part === 'string');

function isRecord(value: Partial<JobRecord> | null): value is JobRecord {
  if (value?.format !== recordFormat || typeof value.job?.id !== 'string' || typeof value.madeAt !== 'string')
    return false;
  const { links, files, people, photos, seal } = value;
  if (![links, files, people, photos, value.costs, value.checklist].every(isListOfObjects)) return false;
  return seal === null || (typeof seal?.entry === 'object' && seal.entry !== null && isListOfObjects(seal.path));
}
const isListOfObjects = (list: unknown) =>
  Array.isArray(list) && list.every((each) => typeof each === 'object' && each !== null);

async function fileFaults(
  { files: listed }: JobRecord,
  files: ReadonlyMap<string, Uint8Array>,
  { sha256 }: RecordTools,
): Promise<RecordFault[]> {
  const faults: RecordFault[] = [];
  const known = new Set([recordName, signatureName, ...listed.map(({ name }) => name)]);
  for (const { name, sha256: expected } of listed) {
    const bytes = files.get(name);
    if (!bytes) faults.push({ code: 'fileMissing', name });
    else if ((await sha256(bytes)) !== expected) faults.push({ code: 'fileChanged', name });
  }
  for (const name of files.keys()) if (!known.has(name)) faults.push({ code: 'fileAdded', name });
  return faults;
}

async function signatureFaults(
  { key, publicKey, signature }: RecordSignature,
  { record, bytes }: { record: JobRecord; bytes: Uint8Array },
  { log, tools }: { log: PublicLog | null; tools: RecordTools },
): Promise<RecordFault[]> {
  const published = log?.keys.find(({ id }) => id === key);
  if (log && published?.publicKey !== publicKey) return [{ code: 'stranger', name: key }];
  if (!(await tools.isSigned({ publicKey, signature, bytes }))) return [{ code: 'recordChanged' }];
  const madeAt = Date.parse(record.madeAt);
  const isInTime =
    !published ||
    (madeAt >= Date.parse(published.since) && (!published.until || madeAt <= Date.parse(published.until)));
  return isInTime ? [] : [{ code: 'keyOutOfTime', name: key }];
}

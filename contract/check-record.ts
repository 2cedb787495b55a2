import { chainFaults, type HashText, peopleFaults } from './check-chain.ts';
import { factFaults } from './check-facts.ts';
import { personFaults } from './check-person.ts';
import { brokenKey, isInTime, sealFaults } from './check-seal.ts';
import { isJobRecord, isPersonRecord, isSignature } from './is-record.ts';
import type { PersonRecord } from './person-record.ts';
import type { PublicLog } from './record-chain.ts';
import type { RecordFault } from './record-faults.ts';
import { type JobRecord, type RecordSignature, recordName, signatureName } from './record-file.ts';
import type { RecordTools } from './record-tools.ts';
import { unpack } from './record-zip.ts';

export interface CheckedRecord {
  faults: RecordFault[];
  /** What the file says of itself, to be believed only where there is no fault. */
  record: JobRecord | null;
  /** The same of a person's own record. */
  person: PersonRecord | null;
  /** The signing key's id. */
  key: string | null;
  /** Whether it was compared with the installation's public log. */
  isCompared: boolean;
}

/**
 * Says of a file with a record whether every byte is as it was when the installation signed it, and names what is not.
 * Nothing is sent anywhere. Without a log, only what the file itself tells can be checked: not whose key has signed it.
 */
export async function checkRecord(
  bytes: Uint8Array,
  log: PublicLog | null,
  tools: RecordTools,
): Promise<CheckedRecord> {
  const packed = unpack(bytes);
  if ('code' in packed) return refused([packed]);
  const { files } = packed;
  const lacking = [recordName, signatureName].filter((name) => !files.has(name));
  if (lacking.length > 0) return refused(lacking.map((name) => ({ code: 'fileMissing', name })));
  const [told, signature] = [parsed(files, recordName), parsed(files, signatureName)];
  const record = isJobRecord(told) ? told : null;
  const person = isPersonRecord(told) ? told : null;
  const either = record ?? person;
  if (!either) return refused([{ code: 'unreadable', name: recordName }]);
  if (!isSignature(signature)) return refused([{ code: 'unreadable', name: signatureName }]);
  const encoder = new TextEncoder();
  const hash: HashText = async (text) => tools.sha256(encoder.encode(text));
  const signed = {
    madeAt: either.madeAt,
    bytes: files.get(recordName) ?? new Uint8Array(),
  };
  const faults = [
    ...(await fileFaults(either, files, tools)),
    ...(record ? await jobFaults(record, log, hash) : []),
    ...(person ? await personFaults(person, log, hash) : []),
    ...(await signatureFaults(signature, signed, { log, tools })),
  ];
  // a changed file is no longer packed as it was, which need not be said twice
  if (packed.isForeign && faults.length === 0) faults.push({ code: 'packing' });
  return { faults, record, person, key: signature.key, isCompared: log !== null };
}

/** What is said of a file that need not be opened. */
export const refused = (faults: RecordFault[]): CheckedRecord => ({
  ...{ faults, record: null, person: null },
  ...{ key: null, isCompared: false },
});

function parsed(files: ReadonlyMap<string, Uint8Array>, name: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(files.get(name)));
  } catch {
    return null;
  }
}

const jobFaults = async (record: JobRecord, log: PublicLog | null, hash: HashText): Promise<RecordFault[]> => [
  ...(await chainFaults(record, hash)),
  ...(await peopleFaults(record, hash)),
  ...factFaults(record),
  ...(await sealFaults(record, log, hash)),
];

async function fileFaults(
  { files: listed }: Pick<JobRecord, 'files'>,
  files: ReadonlyMap<string, Uint8Array>,
  { sha256 }: RecordTools,
): Promise<RecordFault[]> {
  const faults: RecordFault[] = [];
  const known = new Set([recordName, signatureName, ...listed.map(({ name }) => name)]);
  const seen = new Set<string>();
  for (const { name, sha256: expected } of listed) {
    const bytes = files.get(name);
    // read once, however often a stranger lists it
    if (seen.has(name)) faults.push({ code: 'fileRepeated', name });
    else if (!bytes) faults.push({ code: 'fileMissing', name });
    else if ((await sha256(bytes)) !== expected) faults.push({ code: 'fileChanged', name });
    seen.add(name);
  }
  for (const name of files.keys()) if (!known.has(name)) faults.push({ code: 'fileAdded', name });
  return faults;
}

async function signatureFaults(
  { key, publicKey, signature }: RecordSignature,
  { madeAt, bytes }: { madeAt: string; bytes: Uint8Array },
  { log, tools }: { log: PublicLog | null; tools: RecordTools },
): Promise<RecordFault[]> {
  const published = log?.keys.find(({ id }) => id === key);
  if (log && published?.publicKey !== publicKey) return [{ code: 'stranger', name: key }];
  if (!(await tools.isSigned({ publicKey, signature, bytes }))) return [{ code: 'recordChanged' }];
  // without a log the name is all that a reader can compare
  if ((await tools.sha256(new TextEncoder().encode(publicKey))).slice(0, 16) !== key)
    return [{ code: 'keyMisnamed', name: key }];
  if (!log || !published) return [];
  const broken = await brokenKey(log, tools);
  if (broken) return [{ code: 'keyUnproven', name: broken }];
  if (!isInTime(published, madeAt)) return [{ code: 'keyOutOfTime', name: key }];
  // whoever has the key can write any time into a file, and names, costs and the paper are in no log
  return published.distrustedFrom ? [{ code: 'keyLeaked', name: key }] : [];
}

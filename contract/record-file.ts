import type { LogEntry, RecordLink } from './record-chain.ts';
import type { TreePath } from './record-tree.ts';

export const recordFormat = 'freshkey-record/1';
/** The names of a file's parts that are not photos. */
export const recordName = 'record.json';
export const signatureName = 'signature.json';
export const claimName = 'claim.pdf';

/** No file is larger: a browser has to hold it whole, twice. */
export const mostFileBytes = 1_000_000_000;

export interface RecordFile {
  name: string;
  size: number;
  sha256: string;
}
/** Proves that the chain stood as it stands when the day was sealed. */
export interface RecordSeal {
  entry: LogEntry;
  /** How many links the chain had. */
  links: number;
  path: TreePath;
}

/** record.json of a claim file: everything the signature covers. */
export interface JobRecord {
  format: typeof recordFormat;
  origin: string;
  madeAt: string;
  job: {
    id: string;
    title: string;
    address: string;
    timeZone: string;
    startTime: string;
    endTime: string;
    startedAt: string | null;
    submittedAt: string | null;
    status: string;
  };
  /** Whoever the chain tells of: `mark` is what links call them. */
  people: { role: 'host' | 'cleaner'; name: string; id: string; salt: string; mark: string }[];
  costs: { at: string; kind: string; amountCents: number }[];
  checklist: {
    id: string;
    name: string;
    /** Of a built-in task, what names it in every language; files from before have none. */
    templateKey?: string | null;
    room: string | null;
    doneAt: string | null;
    skippedReason: string | null;
  }[];
  photos: {
    id: string;
    type: string;
    /** What it was taken for, where that is known; files from before have neither. */
    room?: string | null;
    task?: string | null;
    /** Null where the picture is gone. */
    file: string | null;
    takenAt: string | null;
    addedAt: string;
    truth: string;
    doubts: readonly string[];
  }[];
  links: RecordLink[];
  /** Null until the first day after its first link was sealed. */
  seal: RecordSeal | null;
  files: RecordFile[];
}

/** signature.json. */
export interface RecordSignature {
  key: string;
  publicKey: string;
  /** Of the bytes of record.json: Ed25519, in base64. */
  signature: string;
}

/** Seals are made daily: whatever is older than this when a file is made must be in one. */
export const sealedWithinHours = 26;

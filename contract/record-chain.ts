/** What happened, as a job's record keeps it: roles, amounts, codes, times and hashes; never names or texts. */
export type RecordContent = { kind: string } & Readonly<Record<string, unknown>>;

/** One link of a job's chain, as a file shows it. Hashes are SHA-256 in lowercase hex. */
export interface RecordLink {
  /** 1, 2, 3 … without a gap. */
  n: number;
  at: string;
  /** Hash of salt and content. Without the two it tells nothing, and the chain still verifies. */
  mark: string;
  previous: string;
  hash: string;
  /** Both are null where the link is about somebody else, or about a person who has been erased. */
  salt: string | null;
  content: RecordContent | null;
}

/** The first link's `previous`. */
export const beforeFirstLink = '0'.repeat(64);

/** What a link's hash covers. */
export const linkText = (
  jobId: string,
  { n, at, mark, previous }: Pick<RecordLink, 'n' | 'at' | 'mark' | 'previous'>,
) => JSON.stringify([jobId, n, at, mark, previous]);

/** What a mark covers: of a link its content, of a person their id. */
export const markText = (salt: string, content: string) => `${salt}\n${content}`;

/** One day's seal in the installation's public log. */
export interface LogEntry {
  n: number;
  at: string;
  /** How many chains had grown since the entry before. */
  chains: number;
  /** Of the tree over their heads; see record-tree.ts. */
  root: string;
  /** The hash of the entry before. */
  previous: string;
  key: string;
  /** Of all keys there were by then; null in entries from before that was kept. */
  keysHash: string | null;
  /** Ed25519, in base64. */
  signature: string;
}
export interface LogKey {
  /** The first 16 digits of the hash of the key. */
  id: string;
  /** The 32 bytes of an Ed25519 key, in base64. */
  publicKey: string;
  since: string;
  until: string | null;
  /** What the key before it has signed: endorsementText. Null of the first one. */
  endorsement: string | null;
  /** From when on others may have signed with it as well. */
  distrustedFrom: string | null;
}
export interface PublicLog {
  format: typeof logFormat;
  origin: string;
  keys: LogKey[];
  entries: LogEntry[];
}
export const logFormat = 'freshkey-log/1';

/** What an entry's signature and its hash cover. */
export const entryText = ({ n, at, chains, root, previous, key, keysHash }: Omit<LogEntry, 'signature'>) =>
  // entries from before keys were part of them, in this database or in a file
  typeof keysHash === 'string'
    ? JSON.stringify(['freshkey-log/2', n, at, chains, root, previous, key, keysHash])
    : JSON.stringify(['freshkey-log', n, at, chains, root, previous, key]);

/** What an entry keeps of the keys: all that there were when it was made, the oldest first. */
export const keysText = (keys: readonly Pick<LogKey, 'id' | 'publicKey' | 'since'>[]) =>
  JSON.stringify(keys.map(({ id, publicKey, since }) => [id, publicKey, since]));

/** What a key signs of the one that takes its place. */
export const endorsementText = ({ id, publicKey, since }: Pick<LogKey, 'id' | 'publicKey' | 'since'>) =>
  JSON.stringify(['freshkey-key', id, publicKey, since]);

import type { Reader } from './db.ts';

/** Keeps facts for good, in the transaction that records them; made by server/proof. */
export interface Chain {
  append(tx: Reader, fact: { kind: string; rowId?: string | undefined }): Promise<void>;
}

import type { Role } from '#contract/endpoint.ts';
import { erasedName } from '#contract/erased-name.ts';
import type { OpenThing } from '#contract/open-things.ts';
import type { Tx } from './platform/db.ts';
import type { Kit } from './platform/kit.ts';

/** Somebody whose account is being erased. */
export interface Leaver {
  id: string;
  email: string;
  role: Role;
  /** The admin who erases it, and why; nobody where it is its owner. */
  by?: { adminId: string; reason: string };
}

/**
 * What one room does when somebody leaves for good. server/app.ts lists the rooms, the highest floor first, and the
 * accounts go through them in one transaction. Rows that others need stay: ids, amounts, times and stars. What says who
 * somebody was, or was written by them, goes.
 */
export interface Leaving {
  /** Locks what could change meanwhile, before the account itself is locked: jobs before people, as everywhere. */
  hold?: (tx: Tx, leaver: Leaver) => Promise<void>;
  /** What has to be settled first. */
  openOf?: (kit: Kit, tx: Tx, leaver: Leaver) => Promise<OpenThing[]>;
  /** Empties what is theirs. */
  erase: (kit: Kit, tx: Tx, leaver: Leaver) => Promise<void>;
}

/** Stands where a name, title or text was that may not be empty: the same in every language. */
export const erasedText = erasedName;

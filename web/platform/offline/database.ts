import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Waiting } from './waiting.ts';

interface Kept {
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
  /** In milliseconds since 1970. Nothing is read after it. */
  until: number;
}

interface Tables extends DBSchema {
  /** What was read from the server, sealed, by its address. */
  answers: { key: string; value: Kept };
  /** What waits to be sent, in the order in which it was done. */
  outbox: { key: number; value: Waiting };
}

export type OfflineDatabase = IDBPDatabase<Tables>;

let opened: Promise<OfflineDatabase> | undefined;

/** What this browser keeps for the time without a connection; throws where it keeps nothing, as in some private windows. */
export function offlineDatabase(): Promise<OfflineDatabase> {
  opened ??= open();
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

async function open(): Promise<OfflineDatabase> {
  return openDB<Tables>('freshkey', 1, {
    upgrade(database) {
      database.createObjectStore('answers');
      database.createObjectStore('outbox', { keyPath: 'order' });
    },
    // a browser that ran out of memory closes it; whoever asks next opens it anew
    terminated: () => {
      opened = undefined;
    },
  });
}

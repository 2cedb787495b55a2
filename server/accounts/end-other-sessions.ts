import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { endSessions } from './end-sessions.ts';

/** Signs the account out everywhere but where it asks from. */
export const endOtherSessions = (kit: Kit, { id, sessionHash }: Actor): Promise<void> =>
  transact(kit, (tx) => endSessions(tx, id, sessionHash));

import type { Reader } from '#server/platform/db.ts';
import type { Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { countAttempt, refuseWhenReached } from './attempts.ts';
import { limits } from './limits.ts';

/** Who would sign up, and whose code they bring along. */
export interface Newcomer {
  role: 'HOST' | 'CLEANER';
  /** In lower case. */
  email: string;
  referralCode?: string | null | undefined;
}

/** Refuses who may not sign up at the moment; answered by the rooms of settings and of invitations. */
export type RequireOpen = (reader: Reader, newcomer: Newcomer) => Promise<void>;

/**
 * Refuses who may not sign up now. The code that comes with a host's invitation is short, so those that open nothing are
 * counted for each network: by trying, nobody finds out which addresses were invited, and by whom.
 */
export async function requireMaySignUp(
  kit: Kit,
  caller: Caller,
  newcomer: Newcomer,
  requireOpen: RequireOpen,
): Promise<void> {
  const triesCode = newcomer.role === 'HOST' && Boolean(newcomer.referralCode);
  if (triesCode) await refuseWhenReached(kit, kit.db, limits.wrongInvitations, caller.ipRange);
  try {
    await requireOpen(kit.db, newcomer);
  } catch (error) {
    if (triesCode && error instanceof Refusal) await count(kit, caller);
    throw error;
  }
}

/** In a transaction of its own, which the refusal does not roll back. */
const count = (kit: Kit, { ipRange }: Caller) =>
  transact(kit, (tx) => countAttempt(kit, tx, limits.wrongInvitations, ipRange), { keyed: false });

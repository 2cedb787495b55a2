import type { Tx } from '#server/platform/db.ts';
import type { Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { countAttempt, countOrRefuse, forgetAttempts, holdAttempts, refuseWhenReached } from './attempts.ts';
import { limits } from './limits.ts';

/**
 * Counts a password before it is checked, so that simultaneous guesses are limited too. No one is locked out: past the
 * limits, tries must be slower (429), for each network and, for the account, all strangers together. A device that has
 * signed in before is counted separately, whatever others guess.
 */
export async function countPassword(kit: Kit, email: string, caller: Caller, known: boolean): Promise<void> {
  if (!known) await refuseWhenReached(kit, kit.db, limits.wrongFromNetwork, caller.ipRange);
  await transact(
    kit,
    async (tx) => {
      const place = known ? deviceOf(email, caller) : networkOf(email, caller);
      const { tries } = await countAttempt(kit, tx, limits.wrongPasswords, place);
      if (tries >= limits.wrongPasswords.most) await countOrRefuse(kit, tx, limits.passwordPause, place);
      if (!known) await countStranger(kit, tx, email, tries);
    },
    { keyed: false },
  );
}

/** One network adds at most half of what slows all strangers: on its own it slows no one else. */
const mostFromNetwork = limits.wrongFromStrangers.most / 2;

async function countStranger(kit: Kit, tx: Tx, email: string, fromNetwork: number): Promise<void> {
  const count = fromNetwork <= mostFromNetwork ? countAttempt : holdAttempts;
  const { tries } = await count(kit, tx, limits.wrongFromStrangers, email);
  if (tries >= limits.wrongFromStrangers.most) await countOrRefuse(kit, tx, limits.strangersPause, email);
}

/** Starts counting again where someone has just signed in. */
export async function forgetPasswords(kit: Kit, tx: Tx, email: string, caller: Caller): Promise<void> {
  await forgetAttempts(kit, tx, limits.wrongPasswords, networkOf(email, caller));
  if (caller.device) await forgetAttempts(kit, tx, limits.wrongPasswords, deviceOf(email, caller));
}

const networkOf = (email: string, { ipRange }: Caller) => `${email} network ${ipRange}`;
const deviceOf = (email: string, { device }: Caller) => `${email} device ${device}`;

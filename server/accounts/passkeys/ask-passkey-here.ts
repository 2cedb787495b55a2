import type { RequestOptions } from '#contract/passkeys.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { lockOwnAccount } from '../lock-own-account.ts';
import { passkeysOf } from './list-passkeys.ts';
import { keepChallenge } from './take-challenge.ts';
import { describe, requestOptions } from './web-authn.ts';

/** What a browser asks the authenticator of somebody who is signed in, for what takes the second factor again. */
export const askPasskeyHere = (kit: Kit, actor: Actor): Promise<RequestOptions> =>
  transact(kit, async (tx) => {
    const { id } = await lockOwnAccount(tx, actor);
    const held = await passkeysOf(tx, id);
    if (held.length === 0) throw new Refusal('invalid_transition', 'Your account has no passkey.');
    const options = await requestOptions(kit.settings, held.map(describe));
    await keepChallenge(kit, tx, id, options.challenge);
    return options;
  });

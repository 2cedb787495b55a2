import type { BodyOf } from '#contract/endpoint.ts';
import type { CreationOptions, askPasskey as endpoint } from '#contract/passkeys.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { lockOwnAccount } from '../lock-own-account.ts';
import type { UserRow } from '../present-user.ts';
import { alreadyOn } from '../two-factor/begin-two-factor.ts';
import { withSecondFactorHere } from '../two-factor/second-factor-here.ts';
import { passkeysOf } from './list-passkeys.ts';
import { keepChallenge } from './take-challenge.ts';
import { creationOptions, describe } from './web-authn.ts';

const most = 10;

/**
 * What a browser needs to make a passkey. Who has only got hold of an open session must not add a way in, so it takes a
 * code; the first second factor of an account takes none, as an app takes none.
 */
export const askPasskey = (kit: Kit, actor: Actor, { code }: BodyOf<typeof endpoint>): Promise<CreationOptions> =>
  code === undefined
    ? transact(kit, async (tx) => {
        const user = await lockOwnAccount(tx, actor);
        if (user.twoFactorSince) throw alreadyOn();
        return ask(kit, tx, user);
      })
    : withSecondFactorHere(kit, actor, code, (tx, user) => ask(kit, tx, user));

async function ask(kit: Kit, tx: Tx, user: UserRow): Promise<CreationOptions> {
  const held = await passkeysOf(tx, user.id);
  if (held.length >= most) throw new Refusal('already_exists', `An account can have up to ${most} passkeys.`);
  const options = await creationOptions(kit.settings, user, held.map(describe));
  await keepChallenge(kit, tx, user.id, options.challenge);
  return options;
}

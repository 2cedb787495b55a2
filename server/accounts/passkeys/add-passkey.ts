import type { AnswerOf } from '#contract/endpoint.ts';
import { passkeyTransports } from '#contract/passkey-transports.ts';
import type { CreatedPasskey, addPasskey as endpoint } from '#contract/passkeys.ts';
import type { Actor, Caller } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { lockOwnAccount } from '../lock-own-account.ts';
import { mailSecurity } from '../mail-security.ts';
import { nameOf } from '../open-session.ts';
import { wrongCode } from '../sign-in-refusals.ts';
import { passkeys } from '../table.ts';
import { switchOn } from '../two-factor/switch-on.ts';
import { presentPasskey } from './list-passkeys.ts';
import { takeChallenge } from './take-challenge.ts';
import { readCreated } from './web-authn.ts';

type Added = AnswerOf<typeof endpoint>;

/**
 * Adds the passkey that was made for what this account was last asked, and tells its owner. Where there is no second
 * factor yet it becomes the one, and recovery codes come with it.
 */
export const addPasskey = (kit: Kit, actor: Actor, caller: Caller, made: CreatedPasskey): Promise<Added> =>
  transact(kit, async (tx) => {
    const user = await lockOwnAccount(tx, actor);
    const challenge = await takeChallenge(kit, tx, user);
    const credential = challenge && (await readCreated(kit.settings, challenge, made));
    if (!credential) throw wrongCode(422);
    const row = {
      ...credential,
      ...{ id: newId(), userId: user.id, createdAt: kit.clock.now(), lastUsedAt: null },
      transports: passkeyTransports.filter((transport) => made.response.transports?.includes(transport)),
      name: nameOf(caller, user.locale),
    };
    const added = await tx.insert(passkeys).values(row).onConflictDoNothing({ target: passkeys.credentialId });
    if (added.rowCount !== 1) throw new Refusal('already_exists', 'You’ve already added this passkey.');
    const first = user.twoFactorSince === null;
    await mailSecurity(kit, tx, user, first ? 'twoFactorOnByPasskey' : 'passkeyAdded', { passkey: row.name });
    const recoveryCodes = first && (await switchOn(kit, tx, user.id, { sealed: null }));
    return { ...presentPasskey(row), ...(recoveryCodes && { recoveryCodes }) };
  });

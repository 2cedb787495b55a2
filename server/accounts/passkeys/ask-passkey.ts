import { eq } from 'drizzle-orm';
import type { CreationOptions } from '#contract/passkeys.ts';
import { challengeLife } from '#contract/terms.ts';
import { plus } from '#server/platform/clock.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { users } from '../table.ts';
import { withCodeHere } from '../two-factor/take-code-here.ts';
import { passkeysOf } from './list-passkeys.ts';
import { creationOptions, describe } from './web-authn.ts';

const most = 10;

/** What a browser needs to make a passkey. Who has only got hold of an open session must not add a way in. */
export const askPasskey = (kit: Kit, actor: Actor, code: string): Promise<CreationOptions> =>
  withCodeHere(kit, actor, code, async (tx, user) => {
    const held = await passkeysOf(tx, user.id);
    if (held.length >= most) throw new Refusal('already_exists', `An account can have up to ${most} passkeys.`);
    const options = await creationOptions(kit.settings, user, held.map(describe));
    const passkeyChallengeUntil = plus(kit.clock.now(), challengeLife);
    await tx
      .update(users)
      .set({ passkeyChallenge: options.challenge, passkeyChallengeUntil })
      .where(eq(users.id, user.id));
    return options;
  });

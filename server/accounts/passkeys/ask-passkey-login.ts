import { eq } from 'drizzle-orm';
import type { RequestOptions } from '#contract/passkeys.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { wrongCode } from '../sign-in-refusals.ts';
import { loginChallenges } from '../table.ts';
import { findChallenge } from '../two-factor/challenge.ts';
import { passkeysOf } from './list-passkeys.ts';
import { describe, requestOptions } from './web-authn.ts';

/** What a browser asks its owner's authenticator; for those only who have shown the first factor. */
export const askPasskeyLogin = (kit: Kit, token: string): Promise<RequestOptions> =>
  transact(
    kit,
    async (tx) => {
      const asked = await findChallenge(kit, tx, token);
      const held = asked ? await passkeysOf(tx, asked.userId) : [];
      if (!asked || held.length === 0) throw wrongCode(401);
      const options = await requestOptions(kit.settings, held.map(describe));
      await tx
        .update(loginChallenges)
        .set({ passkeyChallenge: options.challenge })
        .where(eq(loginChallenges.tokenHash, asked.tokenHash));
      return options;
    },
    { keyed: false },
  );

import type { UsedPasskey } from '#contract/passkeys.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { withSecondFactorHere } from './second-factor-here.ts';

/**
 * Ten new recovery codes; those before no longer work. A passkey will do: it may be all that is left of somebody's
 * second factor.
 */
export const renewRecoveryCodes = (
  kit: Kit,
  actor: Actor,
  shown: string | UsedPasskey,
): Promise<{ recoveryCodes: string[] }> =>
  withSecondFactorHere(kit, actor, shown, async (tx, { id }) => ({
    recoveryCodes: await makeRecoveryCodes(kit, tx, id),
  }));

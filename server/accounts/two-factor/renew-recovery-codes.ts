import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { withCodeHere } from './take-code-here.ts';

/** Ten new recovery codes; those before no longer work. */
export const renewRecoveryCodes = (kit: Kit, actor: Actor, code: string): Promise<{ recoveryCodes: string[] }> =>
  withCodeHere(kit, actor, code, async (tx, { id }) => ({ recoveryCodes: await makeRecoveryCodes(kit, tx, id) }));

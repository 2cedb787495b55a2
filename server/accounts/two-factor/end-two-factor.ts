import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { clearTwoFactor } from './clear-two-factor.ts';
import { withSecondFactorHere } from './second-factor-here.ts';

/** Takes two-factor away. An admin of a production is led to set it up anew before anything else. */
export const endTwoFactor = (kit: Kit, actor: Actor, code: string): Promise<void> =>
  withSecondFactorHere(kit, actor, code, (tx, user) => clearTwoFactor(kit, tx, user));

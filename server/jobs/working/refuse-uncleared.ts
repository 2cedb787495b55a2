import { isCleared, lockCleaner } from '#server/cleaners/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Starting and submitting need a background check that says PASSED or APPROVED at that moment. */
export async function refuseUncleared(tx: Tx, actor: Actor): Promise<void> {
  if (!isCleared(await lockCleaner(tx, actor.id)))
    throw new Refusal('background_check_required', 'Your background check does not allow working now.');
}

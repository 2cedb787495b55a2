import { helperInvitationLife } from '#contract/terms.ts';
import { hashToken } from '#server/accounts/index.ts';
import { helperInvitations, helpers } from '#server/jobs/table.ts';
import { plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import type { House } from './house.ts';

/** Somebody helps a cleaner, as if they had accepted an invitation. */
export async function aTie({ kit }: House, { assigned, helper }: { assigned: { id: string }; helper: { id: string } }) {
  const tie = { cleanerId: assigned.id, helperId: helper.id };
  await kit.db
    .insert(helpers)
    .values({ ...tie, createdAt: kit.clock.now() })
    .onConflictDoNothing();
  return tie;
}

/** An invitation to help that a cleaner has sent and nobody has accepted. */
export async function aHelperInvitation({ kit }: House, cleaner: { id: string }): Promise<{ id: string }> {
  const [id, createdAt] = [newId(), kit.clock.now()];
  const asked = { name: 'Hal Helper', email: `${id}@example.com`, tokenHash: hashToken(id) };
  const dates = { createdAt, expiresAt: plus(createdAt, helperInvitationLife) };
  await kit.db.insert(helperInvitations).values({ id, cleanerId: cleaner.id, ...asked, ...dates });
  return { id };
}

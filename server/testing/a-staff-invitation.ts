import { staffInvitationLife } from '#contract/terms.ts';
import { hashToken } from '#server/accounts/session-token.ts';
import { staffInvitations } from '#server/accounts/table.ts';
import { plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import type { House } from './house.ts';
import type { Somebody } from './people.ts';

/** An invitation to become an admin that an owner has sent and nobody has accepted. */
export async function aStaffInvitation({ kit, clock }: House, owner: Somebody): Promise<{ id: string }> {
  const [id, createdAt] = [newId(), clock.now()];
  const row = { id, email: `${id}@example.com`, staffRole: 'support' as const, tokenHash: hashToken(id) };
  const dates = { createdAt, expiresAt: plus(createdAt, staffInvitationLife) };
  await kit.db.insert(staffInvitations).values({ ...row, ...dates, invitedBy: owner.id });
  return { id };
}

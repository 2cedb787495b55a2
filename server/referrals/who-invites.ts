import { and, eq, isNull } from 'drizzle-orm';
import { countOrRefuse, firstNameOf } from '#server/accounts/index.ts';
import { users } from '#server/accounts/table.ts';
import { hour } from '#server/platform/clock.ts';
import type { Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';

/** Right ones are counted as well: of the codes, there are so few that some would be found among the first wrong ones. */
const looks = { name: 'codes of invitations looked up from network', most: 30, within: hour };

/**
 * Whose code it is, by first name alone; the codes are short, and nobody is to find all cleaners by trying them. Only
 * without a caller is the look not counted.
 */
export async function whoInvites(kit: Kit, caller: Caller | null, code: string): Promise<{ firstName: string }> {
  if (caller) await transact(kit, (tx) => countOrRefuse(kit, tx, looks, caller.ipRange), { keyed: false });
  const [cleaner] = await kit.db
    .select({ name: users.name })
    .from(users)
    .where(
      and(
        eq(users.referralCode, code.trim().toUpperCase()),
        ...[eq(users.role, 'CLEANER'), isNull(users.suspendedAt), isNull(users.erasedAt)],
      ),
    );
  if (!cleaner) throw notFound('No one invites with this code.');
  return { firstName: firstNameOf(cleaner) };
}

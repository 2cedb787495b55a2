import { and, eq, isNull } from 'drizzle-orm';
import { firstNameOf } from '#server/accounts/index.ts';
import { users } from '#server/accounts/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';

/** Whose code it is, by first name alone: the codes are short, so that somebody might try them all. */
export async function whoInvites({ db }: Kit, code: string): Promise<{ firstName: string }> {
  const [cleaner] = await db
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

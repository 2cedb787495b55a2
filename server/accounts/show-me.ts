import { eq } from 'drizzle-orm';
import type { User } from '#contract/accounts.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { presentUser } from './present-user.ts';
import { users } from './table.ts';

/** The signed-in account. */
export async function showMe(kit: Kit, actor: Actor): Promise<User> {
  const [user] = await kit.db.select().from(users).where(eq(users.id, actor.id));
  if (!user) throw notFound();
  return presentUser(kit, user);
}

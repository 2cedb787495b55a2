import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import type { Reader } from '#server/platform/db.ts';

/** First and last name as far as the account's one name tells them. */
export async function accountName(reader: Reader, userId: string): Promise<{ firstName: string; lastName: string }> {
  const [user] = await reader.select({ name: users.name }).from(users).where(eq(users.id, userId));
  const [firstName = '', ...rest] = (user?.name ?? '').trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

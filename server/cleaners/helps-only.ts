import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import type { Reader } from '#server/platform/db.ts';

/** Whether somebody merely comes along to other cleaners’ jobs. */
export async function helpsOnly(reader: Reader, cleanerId: string): Promise<boolean> {
  const [account] = await reader.select({ helperOnly: users.helperOnly }).from(users).where(eq(users.id, cleanerId));
  return account?.helperOnly ?? false;
}

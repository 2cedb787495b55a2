import { desc, eq } from 'drizzle-orm';
import type { Passkey } from '#contract/passkeys.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { passkeys } from '../table.ts';

export const passkeysOf = (reader: Reader, userId: string) =>
  reader.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.createdAt), passkeys.id);

export const hasPasskey = async (reader: Reader, userId: string): Promise<boolean> =>
  (await reader.$count(passkeys, eq(passkeys.userId, userId))) > 0;

/** What the account can log in with beside a code, the newest first. */
export const listPasskeys = async ({ db }: Kit, { id }: Actor): Promise<Passkey[]> =>
  (await passkeysOf(db, id)).map(presentPasskey);

export const presentPasskey = ({ id, name, createdAt, lastUsedAt }: typeof passkeys.$inferSelect): Passkey => ({
  ...{ id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null },
});

import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { calendarExports } from '../table.ts';

/** Since when somebody's link is there; null without one. The link itself is known only to whom it was shown. */
export async function showExportLink({ db }: Kit, { id }: Actor): Promise<{ createdAt: string } | null> {
  const [row] = await db.select().from(calendarExports).where(eq(calendarExports.userId, id));
  return row ? { createdAt: row.createdAt.toISOString() } : null;
}

/** Makes a new link and ends the one before it. */
export async function makeExportLink(kit: Kit, { id: userId }: Actor): Promise<{ url: string; createdAt: string }> {
  const secret = randomBytes(24).toString('base64url');
  const link = { secretHash: hashOfSecret(kit, secret), createdAt: kit.clock.now() };
  await kit.db
    .insert(calendarExports)
    .values({ userId, ...link })
    .onConflictDoUpdate({ target: calendarExports.userId, set: link });
  return { url: `${kit.settings.publicUrl}/calendar/${secret}.ics`, createdAt: link.createdAt.toISOString() };
}

export async function removeExportLink({ db }: Kit, { id }: Actor): Promise<void> {
  await db.delete(calendarExports).where(eq(calendarExports.userId, id));
}

export const hashOfSecret = ({ hasher }: Pick<Kit, 'hasher'>, secret: string): Buffer =>
  hasher.hash('calendar link', secret);

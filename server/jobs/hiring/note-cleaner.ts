import { and, eq } from 'drizzle-orm';
import { isBlank } from '#contract/text.ts';
import { users } from '#server/accounts/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { cleanerNotes } from '../table.ts';

/** A host writes something down about a cleaner, who never sees it; nothing, or nothing but spaces, takes it away. */
export const noteCleaner = (kit: Kit, actor: Actor, cleanerId: string, note: string | null): Promise<void> =>
  transact(kit, async (tx) => {
    const isCleaner = and(eq(users.id, cleanerId), eq(users.role, 'CLEANER'));
    const [cleaner] = await tx.select({ id: users.id }).from(users).where(isCleaner);
    if (!cleaner) throw notFound('Cleaner not found.');
    const between = and(eq(cleanerNotes.hostId, actor.id), eq(cleanerNotes.cleanerId, cleanerId));
    if (note === null || isBlank(note)) {
      await tx.delete(cleanerNotes).where(between);
      return;
    }
    const row = { hostId: actor.id, cleanerId, note: note.trim(), createdAt: kit.clock.now() };
    await tx
      .insert(cleanerNotes)
      .values(row)
      .onConflictDoUpdate({ target: [cleanerNotes.hostId, cleanerNotes.cleanerId], set: row });
  });

import { and, eq } from 'drizzle-orm';
import { isBlank } from '#contract/text.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { cleanerNotes } from '../table.ts';
import { requireCleaner } from './require-cleaner.ts';

/** A host writes something down about a cleaner, who never sees it; nothing, or nothing but spaces, takes it away. */
export const noteCleaner = (kit: Kit, actor: Actor, cleanerId: string, note: string | null): Promise<void> =>
  transact(kit, async (tx) => {
    await requireCleaner(tx, cleanerId);
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

import { and, desc, eq } from 'drizzle-orm';
import type { getCleaner } from '#contract/cleaners.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { users } from '#server/accounts/table.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { visibleToOthers } from '#server/reviews/index.ts';
import { reviews } from '#server/reviews/table.ts';
import { readApproved } from './approved-cleaner.ts';

const mostShown = 100;

/** A verified cleaner with their public reviews, newest first. */
export async function showCleaner(kit: Kit, actor: Actor, cleanerId: string): Promise<AnswerOf<typeof getCleaner>> {
  const now = kit.clock.now();
  const cleaner = await readApproved(kit, actor, cleanerId);
  if (!cleaner) throw notFound();
  const [profile] = await kit.db
    .select({ languages: cleanerProfiles.languages, suppliesProvided: cleanerProfiles.suppliesProvided })
    .from(cleanerProfiles)
    .where(eq(cleanerProfiles.userId, cleanerId));
  if (!profile) throw notFound();
  const rows = await kit.db
    .select({ review: reviews, authorName: users.name })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.authorId))
    .where(and(eq(reviews.targetId, cleanerId), visibleToOthers(now)))
    .orderBy(desc(reviews.createdAt))
    .limit(mostShown);
  return {
    ...cleaner,
    ...profile,
    reviews: rows.map(({ review: { id, overallStars, comment, createdAt }, authorName }) => ({
      ...{ id, overallStars, comment },
      authorFirstName: authorName.split(/\s+/)[0] ?? '',
      createdAt: createdAt.toISOString(),
    })),
  };
}

import { toCents } from '#contract/money.ts';
import { hour, plus } from '#server/platform/clock.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { moderateReview } from '#server/reviews/moderate-review.ts';
import { writeReview } from '#server/reviews/write-review.ts';
import type { Stage } from './stage.ts';

type Stars = 1 | 2 | 3 | 4 | 5;

export interface Opinion {
  stars: Stars;
  words?: string;
  /** Dollars. */
  tip?: number;
  /** Punctuality, communication, quality; like the whole where left out. */
  detail?: [Stars, Stars, Stars];
  /** Why an admin refused it. */
  refusedFor?: string;
}

interface Sides {
  jobId: string;
  author: Actor;
  targetId: string;
}

/** A review, and what an admin makes of it within a day; a review of today waits. */
export async function tellOpinion({ kit, cast, now }: Stage, sides: Sides, opinion: Opinion): Promise<void> {
  const { author, ...about } = sides;
  const { stars, words, tip = 0, detail = [stars, stars, stars], refusedFor } = opinion;
  const [punctualityStars, communicationStars, qualityStars] = detail;
  const { id } = await writeReview(kit, author, {
    ...{ ...about, overallStars: stars, punctualityStars, communicationStars, qualityStars },
    comment: words ?? null,
    ...(tip > 0 && { tipCents: toCents(tip * 100) }),
  });
  if (plus(kit.clock.now(), 20 * hour) > now) return;
  await moderateReview(kit, cast.actor('admin'), id, {
    moderationStatus: refusedFor ? 'REJECTED' : 'APPROVED',
    rejectionReason: refusedFor ?? null,
  });
}

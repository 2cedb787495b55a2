import { toCents } from '#contract/money.ts';
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
  /** No admin has read it yet. */
  waits?: true;
}

interface Sides {
  jobId: string;
  author: Actor;
  targetId: string;
}

/** Writes the review and gives its id. */
export async function writeOpinion({ kit }: Stage, sides: Sides, opinion: Opinion): Promise<string> {
  const { author, ...about } = sides;
  const { stars, words, tip = 0, detail = [stars, stars, stars] } = opinion;
  const [punctualityStars, communicationStars, quality] = detail;
  // only hosts have seen work to rate
  const qualityStars = author.role === 'HOST' ? quality : null;
  const { id } = await writeReview(kit, author, {
    ...{ ...about, overallStars: stars, punctualityStars, communicationStars, qualityStars },
    comment: words ?? null,
    ...(tip > 0 && { tipCents: toCents(tip * 100) }),
  });
  return id;
}

/** What an admin makes of it. */
export async function judgeOpinion({ kit, cast }: Stage, id: string, { refusedFor }: Opinion): Promise<void> {
  await moderateReview(kit, cast.actor('admin'), id, {
    moderationStatus: refusedFor ? 'REJECTED' : 'APPROVED',
    rejectionReason: refusedFor ?? null,
  });
}

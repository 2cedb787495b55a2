import { and, avg, count, countDistinct, eq, isNotNull, sql } from 'drizzle-orm';
import { statedFigures } from '#contract/stated-figures.ts';
import { jobs } from '#server/jobs/table.ts';
import { minute } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { reviews } from '#server/reviews/table.ts';
import { countFindable } from '#server/views/index.ts';
import { readMarketingDecision } from './marketing-decision.ts';

/** A smaller number says more about a beginning than about the product. */
const worthTelling = 10;
/** Every page of every visitor asks; what is counted may be that old. */
const keptFor = 10 * minute;

type Figures = Record<keyof typeof statedFigures, number | null>;
const counted = new WeakMap<Kit, { at: number; figures: Promise<Figures> }>();

/** What the public pages may claim: the stated figures once an admin confirmed them, until then what the data says. */
export async function marketingOf(kit: Kit): Promise<{ confirmed: boolean; figures: Figures }> {
  const { confirmed } = await readMarketingDecision(kit, kit.db);
  return { confirmed, figures: confirmed ? statedFigures : await countedFigures(kit) };
}

function countedFigures(kit: Kit): Promise<Figures> {
  const now = kit.clock.now().getTime();
  const known = counted.get(kit);
  if (known && now - known.at < keptFor) return known.figures;
  const figures = countFigures(kit);
  counted.set(kit, { at: now, figures });
  figures.catch(() => counted.delete(kit));
  return figures;
}

async function countFigures(kit: Kit): Promise<Figures> {
  const { db } = kit;
  const [cleaners, [done], [rated], [places]] = await Promise.all([
    countFindable(kit),
    db.select({ number: count() }).from(jobs).where(eq(jobs.status, 'PAID')),
    db
      .select({ number: count(), average: avg(reviews.overallStars).mapWith(Number) })
      .from(reviews)
      .where(eq(reviews.moderationStatus, 'APPROVED')),
    db
      .select({ number: countDistinct(sql`(lower(${properties.city}), ${properties.state})`) })
      .from(properties)
      .where(and(isNotNull(properties.city), isNotNull(properties.state))),
  ]);
  const enough = (number: number | undefined) => (number !== undefined && number >= worthTelling ? number : null);
  return {
    activeCleaners: enough(cleaners),
    jobsCompleted: enough(done?.number),
    averageRating: enough(rated?.number) === null ? null : Math.round((rated?.average ?? 0) * 10) / 10,
    cities: enough(places?.number),
  };
}

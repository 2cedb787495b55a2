import { and, eq, isNull } from 'drizzle-orm';
import type { BackgroundCheck } from '#contract/background-checks.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { presentCheck } from './present-check.ts';
import { backgroundChecks } from './table.ts';

/** The check that counts; null before one is begun. */
export async function showStatus({ db }: Kit, actor: Actor): Promise<BackgroundCheck | null> {
  const [check] = await db
    .select()
    .from(backgroundChecks)
    .where(and(eq(backgroundChecks.userId, actor.id), isNull(backgroundChecks.supersededAt)));
  return check ? presentCheck(check) : null;
}

import type { SystemHealth } from '#contract/admin-health.ts';
import { readFigureState } from '#server/figures/index.ts';
import { minute } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';

/** The worker keeps them every minute; counting all days of a large marketplace the first time takes a few. */
const late = 15 * minute;

/** Whether the days’ figures are kept, and whether they were right when all of them were last counted again. */
export async function checkKeptFigures(kit: Pick<Kit, 'db' | 'clock' | 'settings'>): Promise<SystemHealth['figures']> {
  const kept = await readFigureState(kit);
  const isLate = kept?.keptAt && kept.keptAt.getTime() < kit.clock.now().getTime() - late;
  return {
    state: isLate || (kept?.differed ?? 0) > 0 ? 'warning' : 'ok',
    keptAt: kept?.keptAt?.toISOString() ?? null,
    checkedAt: kept?.checkedAt?.toISOString() ?? null,
    differed: kept?.differed ?? 0,
  };
}

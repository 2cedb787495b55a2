import type { BodyOf, ParamsOf } from '#contract/endpoint.ts';
import type { moveClock as endpoint, moveClockByStep } from '#contract/system.ts';
import type { Kit } from '#server/platform/kit.ts';
import { moveClock } from './move-clock.ts';
import { showClock } from './show-clock.ts';

type Step = ParamsOf<typeof moveClockByStep>['step'];

const hour = 3600;

/** One of the page's buttons. Where no job is coming up, its step goes nowhere. */
export async function moveByStep(kit: Kit, step: Step, regularTasks: readonly string[]): Promise<void> {
  const body = await bodyOf(kit, step);
  if (body) await moveClock(kit, body, regularTasks);
}

async function bodyOf(kit: Kit, step: Step): Promise<BodyOf<typeof endpoint> | null> {
  if (step === 'hour') return { advanceSeconds: hour };
  if (step === 'days') return { advanceSeconds: 48 * hour };
  const { nextJobStart } = await showClock(kit, null);
  return nextJobStart ? { to: nextJobStart } : null;
}

import { taskHandlers } from '#server/app.ts';
import { minute } from '#server/platform/clock.ts';
import type { House } from './house.ts';

/** The worker as it runs every minute, for as many minutes: what these tasks send is done too. */
export async function minutesPass(house: House, minutes: number, tasks: readonly string[], step = 1): Promise<void> {
  const handlers = taskHandlers(house.kit);
  for (let passed = 0; passed < minutes; passed += step) {
    house.clock.forward(step * minute);
    for (const task of tasks) await handlers[task]?.({});
    await house.work();
  }
}

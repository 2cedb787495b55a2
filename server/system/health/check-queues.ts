import type { SystemHealth } from '#contract/admin-health.ts';
import type { Kit } from '#server/platform/kit.ts';
import { dueTasks } from '#server/platform/tasks/due-tasks.ts';

/** In seconds. A worker looks every second; a flood of one account's tasks may keep the oldest waiting for a while. */
const [late, tooLate] = [120, 600];

/** What the workers have not come to yet: with none running, the oldest task grows old. */
export async function checkQueues({ db }: Pick<Kit, 'db'>): Promise<SystemHealth['queues']> {
  const { due, oldestSeconds, failed } = await dueTasks(db);
  const state = oldestSeconds > tooLate ? 'failing' : oldestSeconds > late || failed > 0 ? 'warning' : 'ok';
  return { state, due, oldestSeconds, failed };
}

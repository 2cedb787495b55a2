import { PgBoss } from 'pg-boss';
import { day, hour, second } from '../clock.ts';
import { deadLetter, queueNames } from './task-queues.ts';

/** Creates pg-boss's schema and our queues; part of the migration. */
export async function installTasks(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false, max: 2 });
  boss.on('error', () => {
    // reported by start() itself
  });
  await boss.start();
  await boss.createQueue(deadLetter);
  await boss.updateQueue(deadLetter, keptForAdmins);
  for (const name of queueNames) {
    // one waiting task per singleton key; tasks without a key of their own get a random one
    await boss.createQueue(name, { policy: 'short', deadLetter, ...settings });
    await boss.updateQueue(name, settings);
  }
  await boss.stop({ graceful: false });
}

const settings = {
  retryLimit: 12,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 120,
  // Finished tasks are of no use to anyone, and a table holding a week of them is slow.
  deleteAfterSeconds: hour / second,
};

/** Long enough that nobody on holiday misses a failure. */
const keptForAdmins = { retentionSeconds: (90 * day) / second };

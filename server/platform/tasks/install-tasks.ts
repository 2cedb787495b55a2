import { PgBoss } from 'pg-boss';
import { hour, second } from '../clock.ts';
import { queueNames } from './task-queues.ts';

const deadLetter = 'failed-task';

/** Creates pg-boss's schema and our queues; part of the migration. */
export async function installTasks(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false, max: 2 });
  boss.on('error', () => {
    // reported by start() itself
  });
  await boss.start();
  await boss.createQueue(deadLetter);
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

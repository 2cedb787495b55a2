import { taskHandlers } from './app.ts';
import { closeKit, createKit } from './create-kit.ts';
import { loadEnv, SettingsFault } from './platform/env.ts';
import { onDemoTime } from './platform/follow-demo-clock.ts';
import { createLog } from './platform/log.ts';
import { startWorker } from './platform/tasks/start-worker.ts';
import { queueOf } from './queue-of.ts';
import { schedule } from './schedule.ts';
import { followSettings } from './settings/index.ts';

/** The worker process: does what may wait until it is told to stop, then finishes what is under way. */
async function main(): Promise<void> {
  const settings = loadEnv(process.env);
  const log = createLog(settings.logLevel, 'worker');
  const databaseUrl = settings.databaseUrl;
  if (!databaseUrl) throw new SettingsFault(['DATABASE_URL is missing; `npm start` provides one in demo mode.']);
  const kit = await createKit({ settings, databaseUrl, log, connections: 6 });
  followSettings(kit);
  const handlers = onDemoTime(kit, taskHandlers(kit));
  const stopWorker = await startWorker({ databaseUrl, log, handlers, schedule, queueOf });
  const stop = async () => {
    await stopWorker();
    await closeKit(kit);
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  log.info('working');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});

import { setTimeout as wait } from 'node:timers/promises';
import { loadEnv, type Settings } from '#server/platform/env.ts';
import { checkDatabase } from '#server/platform/start/check-database.ts';
import { claimDataFolder, openEmbedded, writableFolder } from '#server/platform/start/data-folder.ts';
import { freePort } from '#server/platform/start/free-port.ts';
import { prepareDatabase } from '#server/platform/start/prepare-database.ts';
import { serverProcess } from '#server/platform/start/server-process.ts';
import { StopStack } from '#server/platform/start/stop-stack.ts';
import { StartFault } from '#server/platform/start-fault.ts';

// Starts the whole product: database, schema, demo data, worker process, web process. `web` or `worker` as an argument
// starts that one alone.

const stops = new StopStack();
/** Longest times to stop in; with the database's checkpoint together under the 15 s that are promised. */
const stopWithin = { web: 8_000, worker: 4_000 };

stopOnSignals();
try {
  await start(partsOf(process.argv.slice(2)));
} catch (error) {
  if (!stops.stopping) console.error(error instanceof StartFault ? error.message : error);
  await exit(1);
}

async function start(parts: Part[]): Promise<void> {
  const settings = loadEnv(process.env);
  const dataDir = writableFolder(settings.dataDir);
  refuseHalfWithoutDatabase(parts, settings);
  if (settings.databaseUrl) await checkDatabase(settings.databaseUrl);
  else await claimDataFolder(dataDir, stops);
  const port = parts.includes('web') ? await freePort(settings.host, settings.port) : settings.port;
  const databaseUrl = settings.databaseUrl ?? (await openEmbedded(dataDir, stops, console.error));
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: String(port) };
  await prepareDatabase(settings.mode, env, console.error);
  if (stops.stopping) return;
  for (const part of parts) await startPart(part, env, `http://${reachableHost(settings.host)}:${port}`);
}

type Part = 'web' | 'worker';

/** The parts of the product to run, in the order of starting. */
function partsOf(args: string[]): Part[] {
  if (args.length === 0) return ['worker', 'web'];
  const [part] = args;
  if (args.length === 1 && (part === 'web' || part === 'worker')) return [part];
  throw new StartFault(`There is no part "${args.join(' ')}": start everything, or one of web and worker.`);
}

/** The embedded database belongs to one start; two halves started apart need one that both can reach. */
function refuseHalfWithoutDatabase(parts: Part[], { databaseUrl }: Settings): void {
  if (parts.length > 1 || databaseUrl) return;
  throw new StartFault(`To start the ${parts[0]} alone set DATABASE_URL to the database that web and worker share.`);
}

async function startPart(part: Part, env: NodeJS.ProcessEnv, url: string): Promise<void> {
  const file = { web: 'main.ts', worker: 'worker.ts' }[part];
  const child = serverProcess(file, env, console.error);
  await stops.add(() => child.stop(stopWithin[part]));
  void child.failedToStart.then(() => exit(1));
  if (part === 'web') await ready(url);
  child.steady();
  if (part === 'web' && !stops.stopping) console.log(`Freshkey is ready: ${url}`);
}

async function ready(url: string): Promise<void> {
  while (!stops.stopping) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await wait(50);
  }
}

function reachableHost(host: string): string {
  if (['0.0.0.0', '::', '127.0.0.1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function stopOnSignals(): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void exit(0));
  // What started us was killed: nobody could stop us any more.
  process.once('disconnect', () => void exit(0));
  process.channel?.unref();
}

async function exit(code: number): Promise<void> {
  await stops.stop();
  process.exit(code);
}

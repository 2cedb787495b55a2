import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Account, giveTo } from './postgres/account.ts';
import { postgresBinaries } from './postgres/binaries.ts';
import { databaseReady, ensureDatabase } from './postgres/database-ready.ts';
import { initialise } from './postgres/initialise.ts';
import { launch } from './postgres/launch.ts';
import { stopLeftover } from './postgres/postmaster.ts';
import { socketDirFor, socketUrl } from './postgres/socket-dir.ts';
import { watchdog } from './postgres/watchdog.ts';
import { StartFault } from './start-fault.ts';

export interface EmbeddedPostgres {
  /** A connection string over a Unix socket that only this account (and root) can open; nothing listens on the network. */
  url: string;
  /** Lets running statements finish, writes everything to disk and stops the server. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** PostgreSQL's own folder; created if missing. The caller makes sure only one process at a time uses it. */
  dataDir: string;
  log(line: string): void;
  /** Server settings in addition to the usual ones. */
  settings?: Record<string, string>;
  /** The server outlives this process. Otherwise it ends with it, even if this process is killed. */
  outlive?: boolean;
}

/** Everything that stays the same across restarts of the server. */
interface Place {
  dataDir: string;
  socketDir: string;
  account: Account;
  args: string[];
  outlive: boolean;
}

/** Sized for two cores and little memory; anything not named keeps PostgreSQL's default (`fsync` is on). */
const usualSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '1GB',
  random_page_cost: '1.1',
  jit: 'off',
  log_checkpoints: 'off',
};

/** Starts PostgreSQL on its folder, stops one left there by a killed process, and restarts it whenever it dies. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const place = await prepare(options);
  let stopping = false;
  const keep = (server: ChildProcess) =>
    server.once('exit', () => {
      if (stopping) return;
      options.log('The database stopped unexpectedly and is being restarted.');
      void startAgain(place, () => stopping).then((next) => next && keep(next));
    });
  const server = await start(place);
  if (!place.outlive) keep(server);
  await ensureDatabase(socketUrl(place.socketDir, 'postgres'), 'freshkey');
  return {
    url: socketUrl(place.socketDir, 'freshkey'),
    stop() {
      stopping = true;
      return stopLeftover(place.dataDir);
    },
  };
}

async function prepare({ dataDir: given, settings, outlive = false }: EmbeddedPostgresOptions): Promise<Place> {
  await stopLeftover(resolve(given));
  const account = await initialise(resolve(given));
  const dataDir = realpathSync(given);
  const socketDir = socketDirFor(dataDir);
  giveTo(account, socketDir);
  const all = { ...usualSettings, unix_socket_directories: socketDir, ...settings };
  const args = ['-D', dataDir, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  return { dataDir, socketDir, account, args, outlive };
}

/** The processes of a killed server may hold its memory a moment longer, so the first tries may fail. */
async function start(place: Place): Promise<ChildProcess> {
  for (let attempt = 1; attempt <= 10; attempt++) {
    const server = spawnServer(place);
    const alive = () => server.pid !== undefined && server.exitCode === null && server.signalCode === null;
    if (await databaseReady(socketUrl(place.socketDir, 'postgres'), alive)) return server;
    await wait(300);
  }
  throw new StartFault(`The database doesn’t start: the reason is at the end of ${place.dataDir}.log.`);
}

async function startAgain(place: Place, stopping: () => boolean): Promise<ChildProcess | null> {
  while (!stopping()) {
    await wait(200);
    const server = await start(place).catch(() => null);
    if (server) return server;
  }
  return null;
}

function spawnServer({ dataDir, account, args, outlive }: Place): ChildProcess {
  const command = launch(postgresBinaries().postgres, args, account, dataDir);
  const log = openLog(`${dataDir}.log`);
  // In its own session: Ctrl-C in the terminal must reach the web process before the database.
  const server = spawn(command.file, command.args, { ...command.options, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  server.once('error', () => {});
  server.unref();
  if (server.pid !== undefined && !outlive) server.once('exit', watchdog(server.pid, dataDir));
  return server;
}

/** One earlier run's log is enough; a log that has grown large is started over. */
function openLog(path: string): number {
  const large = (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000;
  return openSync(path, large ? 'w' : 'a', 0o600);
}

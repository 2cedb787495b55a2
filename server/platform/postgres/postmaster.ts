import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * The pid of the PostgreSQL server running on exactly this data folder, or null. `postmaster.pid` alone proves nothing:
 * after a crash its pid may belong to any program, so we check what the process itself is and where it works.
 */
export function livePostmaster(dataDir: string): number | null {
  const pid = recordedPid(dataDir);
  return pid !== null && isPostgresOn(pid, dataDir) ? pid : null;
}

/** Stops a server left running by a killed process and waits until it is gone. */
export async function stopLeftover(dataDir: string): Promise<void> {
  await signalUntilGone(dataDir, 'SIGINT', 20_000);
  await signalUntilGone(dataDir, 'SIGQUIT', 5_000);
}

async function signalUntilGone(dataDir: string, signal: NodeJS.Signals, milliseconds: number): Promise<void> {
  const pid = livePostmaster(dataDir);
  if (pid === null) return;
  process.kill(pid, signal);
  const until = performance.now() + milliseconds;
  while (livePostmaster(dataDir) === pid && performance.now() < until) await wait(20);
}

function recordedPid(dataDir: string): number | null {
  try {
    const pid = Number(readFileSync(`${dataDir}/postmaster.pid`, 'utf8').split('\n', 1)[0]);
    return Number.isInteger(pid) && pid > 1 ? pid : null;
  } catch {
    return null;
  }
}

function isPostgresOn(pid: number, dataDir: string): boolean {
  try {
    if (process.platform !== 'linux') return commandLine(pid).includes(`postgres -D ${dataDir}`);
    const program = basename(readlinkSync(`/proc/${pid}/exe`)).replace(' (deleted)', '');
    return program === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDir);
  } catch {
    return false;
  }
}

function commandLine(pid: number): string {
  return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
}

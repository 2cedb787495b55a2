import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from './running-product.ts';

export const victims = ['web', 'database', 'server', 'everything'] as const;
export type Victim = (typeof victims)[number];

/** Kills with a signal that nobody can answer: one process, or all of the server, or the server with its database. */
export function kill(victim: Victim, { process: { pid }, dataDir }: Pick<Product, 'process' | 'dataDir'>): void {
  const family = pid === undefined ? [] : [pid, ...descendants(pid)];
  const server = family.filter((one) => !commandOf(one).includes('postgres'));
  if (victim === 'web') killAll(server.filter((one) => commandOf(one).includes('main.ts')));
  if (victim === 'server' || victim === 'everything') killAll(server);
  if (victim === 'database' || victim === 'everything') killAll(postmasterOf(dataDir));
}

function killAll(pids: number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // gone already
    }
  }
}

function descendants(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(name) }));
  const childrenOf = (parent: number): number[] =>
    parents.filter((one) => one.parent === parent).flatMap((one) => [one.pid, ...childrenOf(one.pid)]);
  return childrenOf(pid);
}

function parentOf(pid: string): number {
  const stat = readOr(`/proc/${pid}/stat`);
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

const commandOf = (pid: number): string => readOr(`/proc/${pid}/cmdline`);

function postmasterOf(dataDir: string): number[] {
  const pid = Number(readOr(join(dataDir, 'postgres/postmaster.pid')).split('\n', 1)[0]);
  return pid > 1 && commandOf(pid).includes('postgres') ? [pid] : [];
}

function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Seconds of processor time a PostgreSQL has used since it started, ended connections included; null outside Linux. */
export function databaseCpu(folder: string): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  const postmaster = Number(readFileSync(`${folder}/postmaster.pid`, 'utf8').split('\n')[0]);
  const living = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = living.map((pid) => statOf(pid)).filter((stat) => stat?.parent === postmaster);
  const own = statOf(String(postmaster));
  const ticks = children.reduce((sum, child) => sum + (child?.used ?? 0), (own?.used ?? 0) + (own?.endedChildren ?? 0));
  return ticks / ticksPerSecond;
}

/** Seconds of processor time a process has used since it started; null outside Linux. */
export function processCpu(pid: number): number | null {
  const stat = statOf(String(pid));
  return stat && stat.used / ticksPerSecond;
}

/** The fields in proc(5)'s stat after the name, which may contain spaces; null for a process that has just ended. */
function statOf(pid: string): { parent: number; used: number; endedChildren: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15);
    return { parent, used: user + system, endedChildren: childrenUser + childrenSystem };
  } catch {
    return null;
  }
}

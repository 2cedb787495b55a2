import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** The environment variable that marks a process and everything it starts; its value names the run and the file. */
export const markName = 'FRESHKEY_TEST';

/** Waits until no process with this mark is left; kills any still there after `patience`, returned as failures. */
export async function endLeftovers(mark, patience) {
  const until = performance.now() + patience;
  while (markedWith(mark).length > 0 && performance.now() < until) await wait(50);
  return killMarked(mark).map((command) => ({ name: 'It left a process running', reason: `${command} (killed now)` }));
}

/** Kills every process whose mark starts with this, except those of `except`; returns what they were. */
export function killMarked(mark, except) {
  return markedWith(mark, except).map((pid) => {
    const command = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim().slice(0, 160);
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // gone in the meantime
    }
    return `${pid}: ${command}`;
  });
}

function markedWith(mark, except) {
  return pids().filter((pid) => {
    const found = markOf(pid);
    return found?.startsWith(mark) && (except === undefined || !found.startsWith(except));
  });
}

/** Finds nothing on machines without /proc. */
function pids() {
  try {
    const names = readdirSync('/proc').map(Number);
    return names.filter((pid) => pid > 0 && pid !== process.pid);
  } catch {
    return [];
  }
}

const markOf = (pid) =>
  read(`/proc/${pid}/environ`)
    .split('\0')
    .find((entry) => entry.startsWith(`${markName}=`))
    ?.slice(markName.length + 1);

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

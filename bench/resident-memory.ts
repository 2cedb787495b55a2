import { readFileSync } from 'node:fs';

const megabyte = 1024;

/**
 * The largest resident memory of a process while it was watched, alone and together with its children, in MB. Memory
 * the processes share, above all Node's own code, counts only once in the latter.
 */
export class MemoryWatch {
  own = 0;
  together = 0;
  readonly #timer: NodeJS.Timeout;

  constructor(pid: number) {
    this.#timer = setInterval(() => {
      this.own = Math.max(this.own, residentOf(pid));
      const all = [pid, ...childrenOf(pid)];
      this.together = Math.max(
        this.together,
        all.reduce((sum, each) => sum + shareOf(each), 0),
      );
    }, 100);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

/** In MB; 0 for a process that has ended. Linux only. */
export function residentOf(pid: number): number {
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / megabyte);
}

/** The proportional set size. */
const shareOf = (pid: number): number =>
  Math.round(Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / megabyte);

const childrenOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

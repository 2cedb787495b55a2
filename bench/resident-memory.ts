import { readFileSync } from 'node:fs';

const megabyte = 1024;

/** The largest resident memory of a process, and of it with its children together, in MB while it was watched. */
export class MemoryWatch {
  own = 0;
  together = 0;
  readonly #timer: NodeJS.Timeout;

  constructor(pid: number) {
    this.#timer = setInterval(() => {
      const own = residentOf(pid);
      this.own = Math.max(this.own, own);
      this.together = Math.max(this.together, own + childrenOf(pid).reduce((sum, child) => sum + residentOf(child), 0));
    }, 50);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

/** In MB; 0 for a process that has ended. Linux only. */
export function residentOf(pid: number): number {
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / megabyte);
}

const childrenOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

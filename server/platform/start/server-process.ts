import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  /** Settles with the exit code when the process ends before `steady` was called. */
  readonly failedToStart: Promise<number>;
  /** From now on the process is started again when it ends by itself. */
  steady(): void;
  /** SIGTERM, then after the given time SIGKILL; settles when the process is gone. */
  stop(milliseconds: number): Promise<void>;
}

const endWithParent = new URL('./end-with-parent.ts', import.meta.url).href;
const longestPause = 10_000;

/** Runs `server/<file>` as a process of its own and keeps it running, pausing longer after each quick death. */
export function serverProcess(file: string, env: NodeJS.ProcessEnv, log: (line: string) => void): ServerProcess {
  let steady = false;
  let stopping = false;
  let pause = 250;
  let child: ChildProcess;
  let timer: NodeJS.Timeout | undefined;
  const { promise: failedToStart, resolve: fail } = Promise.withResolvers<number>();
  const run = () => {
    const startedAt = performance.now();
    child = spawnServer(file, env);
    child.once('exit', (code, signal) => {
      if (stopping) return;
      if (!steady) return fail(code ?? 1);
      pause = performance.now() - startedAt > 60_000 ? 250 : Math.min(pause * 2, longestPause);
      log(`server/${file} ended (${signal ?? `exit code ${code}`}) and is started again in ${pause} ms.`);
      timer = setTimeout(run, pause);
    });
  };
  run();
  return {
    failedToStart,
    steady() {
      steady = true;
    },
    async stop(milliseconds) {
      stopping = true;
      clearTimeout(timer);
      await end(child, milliseconds);
    },
  };
}

/**
 * Node sizes its young generation for the whole machine, and the web process gives back what starting took: 330 MB idle
 * become 120, with hardly more work. The worker waits more than it works and takes the smallest of everything.
 */
const memory: Record<string, string[]> = {
  'main.ts': ['--max-semi-space-size=16', '--expose-gc'],
  'worker.ts': ['--optimize-for-size'],
};

/** What Node is started with to run `server/<file>`. */
export function nodeArguments(file: string): string[] {
  const path = fileURLToPath(new URL(`../../${file}`, import.meta.url));
  return [...(memory[file] ?? ['--optimize-for-size']), '--import', endWithParent, path];
}

/** A process group of its own: Ctrl-C in the terminal reaches us alone, and we stop the parts in their order. */
function spawnServer(file: string, env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, nodeArguments(file), {
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

async function end(child: ChildProcess, milliseconds: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds);
  child.kill('SIGTERM');
  await gone;
  clearTimeout(timer);
}

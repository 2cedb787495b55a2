import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  /** Settles with the exit code if the process ends before `steady` is called. */
  readonly failedToStart: Promise<number>;
  /** From now on the process is restarted if it ends on its own. */
  steady(): void;
  /** SIGTERM, then SIGKILL after the given time; settles when the process is gone. */
  stop(milliseconds: number): Promise<void>;
}

const endWithParent = new URL('./end-with-parent.ts', import.meta.url).href;
const longestPause = 10_000;

/** Runs `server/<file>` as a separate process and keeps it running, pausing longer after each quick death. */
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
 * Node sizes its young generation for the whole machine. With a smaller one the web process can give back what starting
 * took: idle, 330 MB become 120 for hardly more work. The worker mostly waits and gets the smallest of everything.
 */
const memory: Record<string, string[]> = {
  'main.ts': ['--max-semi-space-size=16', '--expose-gc'],
  'worker.ts': ['--optimize-for-size'],
};

/** The Node arguments for running `server/<file>`. */
export function nodeArguments(file: string): string[] {
  const path = fileURLToPath(new URL(`../../${file}`, import.meta.url));
  return [...(memory[file] ?? ['--optimize-for-size']), '--import', endWithParent, path];
}

/** In its own process group: Ctrl-C in the terminal reaches only us, and we stop the parts in order. */
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

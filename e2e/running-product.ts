import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Product {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** How long it took until it was ready, in milliseconds. */
  readyAfter: number;
  stop(): Promise<void>;
}

export interface Wanted {
  dataDir?: string;
  env?: Record<string, string>;
}

/** What `npm start` runs, on new demo data or the given folder, on a free port; ready when this answers. */
export async function runningProduct({ dataDir = seededFolder(), env = {} }: Wanted = {}): Promise<Product> {
  const startedAt = performance.now();
  const child = startedProcess(dataDir, env);
  const url = await urlOf(child);
  const ended = once(child, 'exit');
  return {
    url,
    dataDir,
    process: child,
    readyAfter: performance.now() - startedAt,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'freshkey-e2e-'));

/** A copy of what a demo's first start leaves behind, made once for all files; PostgreSQL wants to keep its owner. */
function seededFolder(): string {
  const [folder, seeded] = [emptyFolder(), process.env.SEEDED_FOLDER];
  if (seeded) execFileSync('cp', ['-a', `${seeded}/.`, folder]);
  return folder;
}

/** Starts and does not wait. */
export function startedProcess(dataDir: string, env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, LOG_LEVEL: 'warn', PORT: '0', ...env, DATA_DIR: dataDir, NODE_TEST_CONTEXT: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function urlOf(child: ChildProcess): Promise<string> {
  const said: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  if (!child.stdout) throw new Error('Its output is a pipe.');
  for await (const line of createInterface(child.stdout)) {
    const url = /^Freshkey is ready: (\S+)$/.exec(line)?.[1];
    if (!url) continue;
    child.stdout.resume();
    return url;
  }
  throw new Error(`The product did not start: ${said.join('')}`);
}

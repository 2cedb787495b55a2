import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface StartedProduct {
  url: string;
  stop(): Promise<void>;
}

/** The whole product on a free port with its own empty data folder, which is removed with it. */
export async function startedProduct(env: Record<string, string> = {}): Promise<StartedProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'freshkey-product-'));
  const child = spawn(process.execPath, ['server/start.ts'], {
    env: { ...process.env, LOG_LEVEL: 'warn', ...env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const output = child.stdout;
  if (!output) throw new Error('Its output is a pipe.');
  for await (const line of createInterface(output)) {
    const url = /^Freshkey is ready: (\S+)$/.exec(line)?.[1];
    if (!url) continue;
    output.resume();
    return {
      url,
      async stop() {
        child.kill('SIGTERM');
        await ended;
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  }
  throw new Error('The product did not start; the reason is above.');
}

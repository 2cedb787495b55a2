import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { node, projectEnv, root } from '../setup/paths.mjs';

/** Starts the demo in this folder once and stops it: tests that need a product of their own begin with a copy of it. */
export async function seedFolder(folder) {
  const env = { ...projectEnv, LOG_LEVEL: 'warn', PORT: '0', DATA_DIR: folder };
  const product = spawn(node, ['scripts/start.mjs'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(product, 'exit');
  for await (const line of createInterface(product.stdout)) if (line.startsWith('Freshkey is ready')) break;
  product.kill('SIGTERM');
  const [code] = await ended;
  if (code !== 0) throw new Error('The demo that the tests begin with did not start: the reason is above.');
  return folder;
}

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const bin = join(root, 'node_modules', '.bin');
/** Node 24 as installed by npm; the machine's own may be older. */
export const node = join(bin, 'node');
/** For child processes: the project's own programs come first, and Node caches compiled code for the next start. */
export const projectEnv = {
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  ...process.env,
  PATH: `${bin}:${process.env.PATH ?? ''}`,
};
/** For npm: the machine's own Node, because npm replaces the folder that ours is in. */
export const machineEnv = {
  ...process.env,
  PATH: (process.env.PATH ?? '')
    .split(':')
    .filter((entry) => !entry.includes('node_modules/.bin'))
    .join(':'),
};

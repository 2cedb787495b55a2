import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const bin = join(root, 'node_modules', '.bin');
/** Node 24 as installed by npm; the machine's own may be older. */
export const node = join(bin, 'node');
const preloaded = `--import=${pathToFileURL(join(root, 'scripts', 'setup', 'resolve-once.mjs'))}`;
/** For child processes: the project's own programs come first, and Node is quicker to start. */
export const projectEnv = {
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  ...process.env,
  NODE_OPTIONS: [...new Set([...(process.env.NODE_OPTIONS?.split(' ') ?? []), preloaded])].join(' '),
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

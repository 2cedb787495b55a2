// `npm run bench`: measures speed and growth; see bench/README.md. With names as arguments, runs only those; what begins
// with `--` is for them: `npm run bench screens -- --only=job,home`.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './setup/install.mjs';
import { node, root } from './setup/paths.mjs';
import { run } from './setup/run.mjs';

await installPackages();
const given = process.argv.slice(2);
const options = given.filter((word) => word.startsWith('--'));
const wanted = given.filter((word) => !options.includes(word));
const folder = join(root, 'bench');
const all = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.bench.ts'))
      .sort()
  : [];
const chosen = all.filter((name) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)));
if (chosen.length === 0) {
  console.error(`There is no such measurement; there are: ${all.join(', ') || 'none'}.`);
  process.exit(1);
}
for (const name of chosen) {
  console.log(`\n— ${name}`);
  const { code } = await run(node, [`bench/${name}`, ...options]);
  if (code !== 0) process.exit(code);
}

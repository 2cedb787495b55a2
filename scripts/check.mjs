// `npm run check`: everything that must hold before a commit, here and in CI. Says what failed and what to do.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './setup/install.mjs';
import { projectEnv, root } from './setup/paths.mjs';

const sources = ['contract', 'server', 'web', 'e2e', 'bench', 'scripts'].filter((folder) =>
  existsSync(join(root, folder)),
);
/** The longest first, so that the short ones at the end fill the second core. */
const steps = [
  { name: 'types', commands: ['tsc -p . --checkers 1'] },
  { name: 'migrations', commands: ['node scripts/check/migrations.ts'] },
  { name: 'unused files, exports and packages (knip.json)', commands: ['knip --no-progress'] },
  {
    name: 'imports (.dependency-cruiser.cjs)',
    commands: [`depcruise --config .dependency-cruiser.cjs -T err-long ${sources.join(' ')}`],
  },
  {
    name: 'format and lint (mend with: npx biome check --write)',
    commands: ['biome ci --colors=off --max-diagnostics=200'],
  },
  { name: 'lock file', commands: ['node scripts/check/lock-file.ts'] },
  { name: 'house rules', commands: ['node scripts/check/house-rules.ts'] },
];

await installPackages();
const queue = [...steps];
let failed = 0;
await Promise.all([work(), work()]);
if (failed > 0) console.error(`\n${failed} of ${steps.length} checks failed.`);
else console.log('All checks passed.');
process.exit(failed > 0 ? 1 : 0);

async function work() {
  for (let step = queue.shift(); step; step = queue.shift()) await check(step);
}

async function check({ name, commands }) {
  const start = performance.now();
  for (const command of commands) {
    const { code, output } = await run(command);
    if (code === 0) continue;
    failed++;
    console.error(`✖ ${name}\n${output.trimEnd()}\n`);
    return;
  }
  console.log(`✔ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}

function run(command) {
  const [file, ...args] = command.split(' ');
  const child = spawn(file, args, {
    cwd: root,
    env: { ...projectEnv, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const add = (chunk) => {
    output += chunk;
  };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

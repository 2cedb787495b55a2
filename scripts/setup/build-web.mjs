import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node, projectEnv, root } from './paths.mjs';
import { run } from './run.mjs';

const inputs = [
  'web',
  'contract',
  'locales',
  'public',
  'scripts/build-screens.ts',
  'scripts/built-files.ts',
  'scripts/code-splitting.ts',
  'scripts/compile-ahead.ts',
  'scripts/compress-assets.ts',
  'scripts/csp-hashes.ts',
  'scripts/own-words.ts',
  'scripts/write-manifests.ts',
  'scripts/write-pages.ts',
  'scripts/write-site-files.ts',
  'scripts/write-words.ts',
  'scripts/write-worker.ts',
  'vite.config.ts',
  'package-lock.json',
];
const stamp = join(root, 'build/web/.stamp');
const builder = join(root, 'node_modules/vite/bin/vite.js');

/** Builds the screens if missing or built from other files; compares contents, because moving changes times. */
export async function buildWeb() {
  if (!existsSync(builder)) return expectBuiltWeb();
  const wanted = hashOf(inputs);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('Building the screens (after each change of them) …');
  // Next to the old one, which a running server keeps serving until the new one is complete.
  const fresh = `build/.web-${process.pid}`;
  const env = { ...projectEnv, NODE_ENV: 'production', BUILD_DIRECTORY: fresh };
  const { code } = await run(node, ['scripts/build-screens.ts'], { env, stdio: ['ignore', 2, 2] });
  if (code !== 0) {
    rmSync(join(root, fresh), { recursive: true, force: true });
    console.error('The screens could not be built: the reason is above.');
    process.exit(1);
  }
  mkdirSync(join(root, fresh), { recursive: true });
  writeFileSync(join(root, fresh, '.stamp'), wanted);
  takeOver(join(root, fresh));
}

function takeOver(fresh) {
  const [built, old] = [join(root, 'build/web'), `${fresh}-old`];
  if (existsSync(built)) renameSync(built, old);
  renameSync(fresh, built);
  rmSync(old, { recursive: true, force: true });
}

/** A production installation has no builder and ships with its screens. */
function expectBuiltWeb() {
  if (existsSync(stamp)) return;
  console.error(
    'The screens are not built and the packages that build them are not installed: run "npm run build" first.',
  );
  process.exit(1);
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
}

function addTo(hash, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) if (!name.includes('.test.')) addTo(hash, `${path}/${name}`);
  } else {
    hash.update(`${path}\0`).update(readFileSync(full));
  }
}

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { machineEnv, node, root } from './paths.mjs';
import { run } from './run.mjs';

/** Runs `npm ci` if the installed packages differ from the lock file or were installed for another machine. */
export async function installPackages() {
  if (isInstalled()) return;
  console.error('Installing packages (once) …');
  // NODE_ENV=production would leave the development packages out
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code } = await run('npm', ['ci', ...options], { env: machineEnv });
  if (code === 0 && existsSync(node)) return;
  console.error(
    'The packages could not be installed: the reason is above. Check the network and run the command again.',
  );
  process.exit(1);
}

/** The Node to start with. A production installation (`npm ci --omit=dev`) is left alone and uses the machine's own. */
export async function installForStart() {
  if (!isProductionInstallation()) {
    await installPackages();
    return node;
  }
  if (runs(process.execPath)) return process.execPath;
  console.error(
    `A production installation runs on the machine's own Node, which must be 24; this is ${process.version}. Install Node 24, or run "npm run build": its packages bring one along.`,
  );
  process.exit(1);
}

/** npm writes `node_modules/.package-lock.json` last, so a broken installation has none. */
function isInstalled() {
  return isAsLocked({ production: false }) && runs(node);
}

function isProductionInstallation() {
  const found = packagesOf('node_modules/.package-lock.json');
  return found !== null && !Object.values(found).some(({ dev }) => dev) && isAsLocked({ production: true });
}

function isAsLocked({ production }) {
  const found = packagesOf('node_modules/.package-lock.json');
  return found !== null && sameVersions(packagesOf('package-lock.json'), found, production);
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return null;
  }
}

/** Packages for other machines are ignored, and a production installation has no development packages. */
function sameVersions(wanted, found, production) {
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue;
    const mayBeMissing = entry.optional || entry.devOptional || (production && entry.dev);
    if (!found[path] && !mayBeMissing) return false;
    if (found[path] && found[path].version !== entry.version) return false;
  }
  return Object.keys(found).every((path) => wanted[path]);
}

function runs(program) {
  return spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('v24.') === true;
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The path of a Chromium for tests: CHROMIUM_PATH, the machine's, or Debian's, installed if allowed. Null: none. */
export function findOrInstallChromium() {
  return findChromium() ?? (install() ? findChromium() : null);
}

export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : null;
  for (const name of names) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return null;
}

export const chromiumAdvice =
  'No Chromium was found: install one (apt-get install chromium) or set CHROMIUM_PATH to its program.';

function install() {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  if (sudo && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return false;
  console.error('Installing Chromium for the browser tests (once) …');
  const command = `${sudo}apt-get update -qq && ${sudo}apt-get install -y -qq --no-install-recommends chromium`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('sh', ['-c', command], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

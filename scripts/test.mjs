// `npm test`: installs what is missing, then the check, the tests of contract and server, of components, and of the whole
// product in a browser. Ends with the one line "N passed, N failed".
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './setup/build-web.mjs';
import { chromiumAdvice, findOrInstallChromium } from './setup/chromium.mjs';
import { installPackages } from './setup/install.mjs';
import { node, projectEnv, root } from './setup/paths.mjs';
import { run } from './setup/run.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'freshkey-test-'));
const total = { passed: 0, failed: 0 };

await installPackages();
const check = await run(node, ['scripts/check.mjs']);
if (check.code !== 0) total.failed++;
await withDatabase((env) =>
  nodeTests('server', env, ['--test-concurrency=2', '{contract,server,scripts,web}/**/*.test.ts']),
);
await componentTests();
await browserTests();
rmSync(scratch, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

async function withDatabase(work) {
  const server = fork('scripts/test/database.ts', { cwd: root, execPath: node, env: projectEnv });
  const [message] = await Promise.race([once(server, 'message'), once(server, 'exit').then(() => [null])]);
  if (!message) return count('the test database', { code: 1 });
  await work({ ...projectEnv, TEST_DATABASE_URL: message.url });
  server.disconnect();
  await once(server, 'exit');
}

async function nodeTests(name, env, args) {
  const file = join(scratch, `${name}.json`);
  const reporter = ['--test-reporter=./scripts/test/reporter.mjs', '--test-reporter-destination=stdout'];
  const { code } = await run(node, ['--test', ...reporter, ...args], { env: { ...env, COUNTS_FILE: file } });
  count(name, { code, ...readJson(file) });
}

async function componentTests() {
  const file = join(scratch, 'components.json');
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run(node, ['node_modules/vitest/vitest.mjs', ...args]);
  const { numPassedTests: passed, numFailedTests: failed } = readJson(file);
  count('components', { code, passed, failed });
}

async function browserTests() {
  const chromium = findOrInstallChromium();
  if (!chromium) {
    console.error(chromiumAdvice);
    return count('browser', { code: 1 });
  }
  await buildWeb();
  const env = { ...projectEnv, CHROMIUM_PATH: chromium };
  await nodeTests('browser', env, ['--test-concurrency=1', 'e2e/**/*.e2e.ts']);
}

/** A runner that ends badly without a failed test, or finds no test at all, did not do its work: that is a failure. */
function count(name, { code, passed = 0, failed = 0 }) {
  const broken = failed === 0 && (code !== 0 || passed === 0);
  if (broken) console.error(`✖ ${name}: the tests did not run to their end.`);
  else console.log(`${name}: ${passed} passed, ${failed} failed`);
  total.passed += passed;
  total.failed += broken ? 1 : failed;
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

// `npm test`: installs what is missing, then runs the check, the tests of contract and server, of components, and of
// the whole product in a browser. `npm test -- server hiring` runs one part, and only its files with one of the words
// in their path. Ends with what failed and the single line "N passed, N failed".
import { join } from 'node:path';
import { buildWeb } from './setup/build-web.mjs';
import { chromiumAdvice, findOrInstallChromium } from './setup/chromium.mjs';
import { installPackages } from './setup/install.mjs';
import { node } from './setup/paths.mjs';
import { run } from './setup/run.mjs';
import { endLeftovers } from './test/marked-processes.mjs';
import { Report } from './test/report.mjs';
import { runComponents } from './test/run-components.mjs';
import { runFiles } from './test/run-files.mjs';
import { seedFolder } from './test/seed-folder.mjs';
import { testFiles } from './test/test-files.mjs';
import { beginTestRun, withDatabase } from './test/test-run.mjs';

const parts = { check, server, components, browser };
const patience = 60_000;
const [only, ...words] = process.argv.slice(2);
if (only && !Object.hasOwn(parts, only)) {
  console.error(`npm test [-- ${Object.keys(parts).join('|')} [words in the paths of test files …]]`);
  process.exit(2);
}

await installPackages();
const { mark, scratch } = beginTestRun();
const report = new Report();
for (const [name, work] of Object.entries(parts)) if (!only || only === name) await part(name, work);
process.exit(report.end());

async function part(name, work) {
  await work().catch(({ message }) => report.add(failed(name, message)));
  report.add({ passed: 0, failures: await endLeftovers(mark, patience) });
  report.endPart(name);
}

async function check() {
  const { code } = await run(node, ['scripts/check.mjs']);
  report.add(code === 0 ? { passed: 1, failures: [] } : failed('check', 'The reason is above.'));
}

async function server() {
  await nodeTests(testFiles(['contract', 'server', 'scripts', 'web'], '.test.ts', words), {
    // each waits for its database for more than half of its time
    concurrency: 3,
    inTurn: 16,
  });
}

async function components() {
  report.add(await runComponents(testFiles(['web'], '.test.tsx', words), { scratch }));
}

async function browser() {
  const files = testFiles(['e2e'], '.e2e.ts', words);
  const chromium = findOrInstallChromium();
  if (!chromium) throw new Error(chromiumAdvice);
  await buildWeb();
  const seeded = await seedFolder(join(scratch, 'seeded'));
  await nodeTests(files, { concurrency: 2, env: { CHROMIUM_PATH: chromium, SEEDED_FOLDER: seeded } });
}

async function nodeTests(files, { env: more = {}, ...options }) {
  await withDatabase(mark, (env) =>
    runFiles(files, { ...options, env: { ...env, ...more }, mark, scratch, onResult: (result) => report.add(result) }),
  );
}

function failed(name, reason) {
  return { passed: 0, failures: [{ name, reason }] };
}

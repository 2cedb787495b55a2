import { join } from 'node:path';
import { projectEnv } from '../setup/paths.mjs';
import { outOfTime, readEvents } from './read-events.mjs';
import { exitOf, unfinished } from './run-file.mjs';
import { runsAlone } from './runs-alone.mjs';
import { sayWhy } from './say-why.mjs';

const minutes = 40;
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=./scripts/test/component-reporter.mjs'];

/**
 * Runs component tests, with a time limit. The files share their modules, which takes a fifth of the processor's time
 * that modules of their own would; but those that say that they need their own. What a file leaves behind can make
 * another one fail, which says nothing of the product: one in which something failed, or that was never reached, is run
 * again with modules of its own, and that is what counts.
 */
export async function runComponents(files, { scratch, limit = AbortSignal.timeout(minutes * 60_000), run = runOnce }) {
  const sharing = files.filter((file) => !runsAlone(file));
  const shared = ['--no-isolate', ...sharing];
  const together = sharing.length > 0 ? await run(join(scratch, 'components-together'), shared, limit) : nothing;
  if (limit.aborted) return together;
  const again = sharing.filter((file) => !wentWell(together, file));
  sayWhy(again, together.failures);
  const own = [...again, ...files.filter(runsAlone)];
  const alone = own.length > 0 ? await run(join(scratch, 'components-alone'), own, limit) : nothing;
  return {
    passed: together.passedFiles.filter((file) => !again.includes(file)).length + alone.passed,
    failures: alone.failures,
    times: [...together.times.filter(({ file }) => !again.includes(file)), ...alone.times],
  };
}

/** To its end and without a failure; what went wrong outside of any file may come from each of them. */
const wentWell = ({ failures, times }, file) =>
  times.some((one) => one.file === file) && failures.every((failure) => failure.file && failure.file !== file);

const nothing = { passed: 0, passedFiles: [], failures: [], times: [] };

async function runOnce(path, args, limit) {
  const [events, output] = [`${path}.events`, `${path}.output`];
  const { code, endGroup } = await exitOf([...vitest, ...args], output, limit, { ...projectEnv, TEST_EVENTS: events });
  endGroup();
  const { passed, failed, running, times, passedFiles } = readEvents(events);
  const failures = limit.aborted ? [...failed, ...outOfTime(running)] : failed;
  if (failures.length === 0 && (code !== 0 || passed === 0)) failures.push(unfinished(code, [], output));
  return { passed, failures, times, passedFiles };
}

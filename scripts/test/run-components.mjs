import { join } from 'node:path';
import { projectEnv } from '../setup/paths.mjs';
import { outOfTime, readEvents } from './read-events.mjs';
import { exitOf, unfinished } from './run-file.mjs';

const minutes = 40;
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=./scripts/test/component-reporter.mjs'];

/** Runs component tests, all in one Vitest, with a time limit. */
export async function runComponents(files, { scratch, limit = AbortSignal.timeout(minutes * 60_000) }) {
  const [events, output] = [join(scratch, 'components.events'), join(scratch, 'components.output')];
  const { code, endGroup } = await exitOf([...vitest, ...files], output, limit, { ...projectEnv, TEST_EVENTS: events });
  endGroup();
  const { passed, failed, running, times } = readEvents(events);
  const failures = limit.aborted ? [...failed, ...outOfTime(running)] : failed;
  if (failures.length === 0 && (code !== 0 || passed === 0)) failures.push(unfinished(code, [], output));
  return { passed, failures, times };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { node, root } from '../setup/paths.mjs';
import { endLeftovers, markName } from './marked-processes.mjs';
import { outOfTime, readEvents } from './read-events.mjs';

const flags = [
  '--import=./scripts/test/in-each-file.mjs',
  '--test-reporter=./scripts/test/reporter.mjs',
  '--test-reporter-destination=stdout',
];
let count = 0;

/** Runs a test file in its own process. */
export async function runFile(file, options) {
  const began = performance.now();
  const { passed, failures } = await runProcess([file], file, options);
  return {
    passed,
    failures: failures.map((one) => ({ ...one, file })),
    times: [{ file, took: performance.now() - began }],
  };
}

/** Runs test files one after the other in one process. */
export async function runInTurn(files, options) {
  return runProcess(['scripts/test/in-turn.mjs', ...files], files.join(), options);
}

/**
 * Whatever happens in the process, this ends: when `limit` is aborted the process is killed, with anything it leaves
 * running. `patience`: milliseconds in which things may end on their own.
 */
async function runProcess(args, name, { env, mark, scratch, limit, patience = 60_000 }) {
  const [events, output] = [join(scratch, `${++count}.events`), join(scratch, `${count}.output`)];
  const ownMark = `${mark}:${name}`;
  const { code, endGroup } = await exitOf([...flags, ...args], output, limit, {
    ...env,
    [markName]: ownMark,
    TEST_EVENTS: events,
    TEST_PATIENCE: String(patience),
    // Any value but Node's own: a forgotten `only` must not skip the rest of the file.
    NODE_TEST_CONTEXT: 'freshkey',
  });
  const cut = limit.aborted;
  const leftovers = await endLeftovers(ownMark, cut ? 0 : patience);
  endGroup();
  const { passed, failed, running, said, open, times } = readEvents(events);
  const failures = cut ? [...failed, ...outOfTime(running)] : [...failed, ...leftOpen(open), ...leftovers];
  if (failures.length === 0 && (code !== 0 || passed === 0)) failures.push(unfinished(code, said, output));
  return { passed, failures, times };
}

/** Runs Node with these arguments, its output going to `output`. Returns its exit code and how to end the rest. */
export async function exitOf(args, output, limit, env) {
  const log = openSync(output, 'w');
  const child = spawn(node, args, { cwd: root, env, stdio: ['ignore', log, log, 'ipc'], detached: true });
  closeSync(log);
  const kill = () => child.kill('SIGKILL');
  limit.addEventListener('abort', kill);
  const [code] = await once(child, 'exit');
  limit.removeEventListener('abort', kill);
  return { code, endGroup: () => killGroup(child.pid) };
}

/** Ends whatever it started without passing on its environment, such as an operator's command. */
function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // nothing is left of it
  }
}

const leftOpen = (open) =>
  open === null ? [] : [{ name: 'Something that was left open kept the file from ending', reason: open }];

/** A run that ends badly without a failed test, or has no tests at all, did not do its work: that is a failure. */
export function unfinished(code, said, output) {
  const reason = [...said, readFileSync(output, 'utf8').trim().slice(-3000)].filter(Boolean).join('\n');
  return { name: code === 0 ? 'It holds no test' : 'It did not run to its end', reason };
}

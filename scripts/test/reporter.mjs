import { appendFileSync } from 'node:fs';
import { inspect } from 'node:util';

/**
 * For the process of one test file, or of several in turn: records at once what each test does, so that it is known even
 * if the process is killed. Prints nothing itself.
 */
// biome-ignore lint/style/noDefaultExport: Node takes a reporter from the default export.
// biome-ignore lint/correctness/useYield: Node expects a generator, but there is nothing to print.
export default async function* reporter(source) {
  let passed = 0;
  for await (const { type, data } of source) {
    const event = isWholeFile(data) ? eventOfFile(type, data, passed) : eventOf(type, data);
    if (event?.did === 'passed') passed++;
    if (event?.did === 'ran') passed = 0;
    if (event) appendFileSync(process.env.TEST_EVENTS, `${JSON.stringify(event)}\n`);
  }
}

const isWholeFile = ({ file, nesting }) => nesting === 0 && file?.endsWith('/in-turn.mjs');

/** Of the test that stands for one of several files: how long it took; or why nothing came of it. */
function eventOfFile(type, { name, details }, passed) {
  if (type === 'test:fail' && isOwnFailure(details)) return { did: 'failed', file: name, reason: reasonOf(details) };
  if (type === 'test:pass' && passed === 0) return { did: 'failed', file: name, reason: 'It holds no test' };
  if (type === 'test:pass') return { did: 'ran', file: name, took: details.duration_ms };
  return null;
}

function eventOf(type, data) {
  const { name, line, nesting, details } = data;
  const test = { name, line };
  const isSuite = (details?.type ?? data.type) === 'suite';
  if (type === 'test:diagnostic' && nesting === 0 && data.message.startsWith('Error')) return { said: data.message };
  if (type === 'test:dequeue' && !isSuite) return { did: 'began', ...test };
  if (type === 'test:complete' && !isSuite) return { did: 'ended', ...test };
  if (type === 'test:pass' && !isSuite && data.skip === undefined) return { did: 'passed', ...test };
  if (type === 'test:fail' && isOwnFailure(details)) return { did: 'failed', ...test, reason: reasonOf(details) };
  return null;
}

/** A test also fails when one inside it does; the inner one is reported itself. */
const isOwnFailure = ({ error }) => error?.failureType !== 'subtestsFailed';

function reasonOf({ error }) {
  const cause = error?.cause ?? error;
  return typeof cause === 'string' ? cause : (cause?.stack ?? inspect(cause));
}

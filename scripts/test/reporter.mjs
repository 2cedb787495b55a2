import { appendFileSync } from 'node:fs';
import { inspect } from 'node:util';

/**
 * For one test file in its own process: records at once what each test does, so that it is known even if the process is
 * killed. Prints nothing itself.
 */
// biome-ignore lint/style/noDefaultExport: Node takes a reporter from the default export.
// biome-ignore lint/correctness/useYield: Node expects a generator, but there is nothing to print.
export default async function* reporter(source) {
  for await (const { type, data } of source) {
    const event = eventOf(type, data);
    if (event) appendFileSync(process.env.TEST_EVENTS, `${JSON.stringify(event)}\n`);
  }
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

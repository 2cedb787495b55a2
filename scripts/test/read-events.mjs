import { readFileSync } from 'node:fs';

/**
 * What the reporters have recorded: what passed (and in which file, once for each test), failed, or began without
 * ending; how long each file took.
 */
export function readEvents(path) {
  const found = { passedFiles: [], failed: [], running: [], times: [], said: [], open: null };
  for (const { did, said, open, took, ...test } of eventsIn(path)) {
    if (said !== undefined) found.said.push(said);
    if (took !== undefined) found.times.push({ file: test.file, took });
    if (did === 'passed') found.passedFiles.push(test.file);
    if (did === 'failed') found.failed.push(test);
    if (did === 'began') found.running.push(test);
    if (did === 'ended') found.running = found.running.filter((one) => !isSame(one, test));
    if (did === 'stayed') found.open = open;
  }
  return { ...found, passed: found.passedFiles.length };
}

/** Failures naming the tests that the time limit cut off; just the file (a null name) if none had begun. */
export function outOfTime(running) {
  const reason = 'It had not ended when the time for it was over.';
  const tests = running.filter(({ name }) => name !== null);
  const cut = tests.length > 0 ? tests : running.length > 0 ? running : [{ name: null }];
  return cut.map((one) => ({ ...one, reason }));
}

const isSame = (one, other) => one.name === other.name && one.line === other.line && one.file === other.file;

function eventsIn(path) {
  try {
    const lines = readFileSync(path, 'utf8').split('\n');
    return lines.filter(Boolean).map((line) => JSON.parse(line));
  } catch {
    return []; // the process ended before anything began
  }
}

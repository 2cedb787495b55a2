import type { Fault } from './fault.ts';
import { findLines } from './find-lines.ts';
import { sourceFiles } from './source-files.ts';

const source = 'server/platform/clock.ts';
const advice = `Take the time from the injected clock (${source}).`;

/** One injected clock serves the whole server. */
export function checkClock(): Fault[] {
  const files = sourceFiles('server/**/*.ts').filter(
    ({ file }) => file !== source && !file.startsWith('server/testing/'),
  );
  return findLines(files, /\bDate\.now\(|\bnew Date\(\s*\)/, advice);
}

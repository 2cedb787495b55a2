import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inspect } from 'node:util';

/** For `node --test`: says nothing of what passes, all of what fails, and leaves the counts in COUNTS_FILE. */
// biome-ignore lint/style/noDefaultExport: Node takes a reporter from the default export.
export default async function* reporter(source) {
  const counts = { passed: 0, failed: 0 };
  for await (const { type, data } of source) {
    if (type === 'test:stderr' || type === 'test:stdout') continue;
    if (data.details?.type === 'suite' || data.skip) continue;
    if (type === 'test:pass') counts.passed++;
    if (type === 'test:fail' && isOwnFailure(data)) {
      counts.failed++;
      yield `✖ ${data.name}\n  ${relative('', data.file ?? '')}:${data.line}\n${indent(reason(data))}\n\n`;
    }
  }
  writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts));
}

/** A test also fails when one inside it does; that one is reported itself. */
const isOwnFailure = ({ details }) => details.error?.failureType !== 'subtestsFailed';

function reason({ details }) {
  const error = details.error?.cause ?? details.error;
  return typeof error === 'string' ? error : (error?.stack ?? inspect(error));
}

const indent = (text) => text.replace(/^/gm, '    ');

import { runFile, runInTurn } from './run-file.mjs';
import { runsAlone } from './runs-alone.mjs';
import { sayWhy } from './say-why.mjs';

const minutes = 20;

/**
 * Runs test files, several processes at once, `inTurn` files in each. Always ends, because each process has a time
 * limit. Files that share a process take a third less of the processor's time than with a process for each. What one
 * leaves behind can make another fail, which says nothing of the product: if anything goes wrong, each is run again in
 * a process of its own, and that is what counts.
 */
export async function runFiles(files, { concurrency, inTurn = 1, onResult, ...options }) {
  const queue = groupsOf(files, inTurn);
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const together = next.length > 1 ? await runInTurn(next, { ...options, limit: limit() }) : null;
      if (together && wentWell(together, next)) {
        onResult(together);
        continue;
      }
      if (together) sayWhy(next, together.failures);
      for (const file of next) onResult(await runFile(file, { ...options, limit: limit() }));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

/** Each to its end: a process that one of them ends early says nothing of the others. */
const wentWell = ({ failures, times }, files) => failures.length === 0 && times.length === files.length;

function groupsOf(files, size) {
  if (size === 1) return files.map((file) => [file]);
  const sharing = files.filter((file) => !runsAlone(file));
  const groups = Array.from({ length: Math.ceil(sharing.length / size) }, (_, i) =>
    sharing.slice(i * size, (i + 1) * size),
  );
  return [...files.filter(runsAlone).map((file) => [file]), ...groups];
}

const limit = () => AbortSignal.timeout(minutes * 60_000);

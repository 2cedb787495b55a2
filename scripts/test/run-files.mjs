import { runFile } from './run-file.mjs';

const minutes = 20;

/** Runs test files, so many at once. All of it ends, as no file gets more than a limited time. */
export async function runFiles(files, { concurrency, onResult, ...options }) {
  const queue = [...files];
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift())
      onResult(await runFile(file, { ...options, limit: AbortSignal.timeout(minutes * 60_000) }));
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

import { runFile } from './run-file.mjs';

const minutes = 20;

/** Runs test files, several at once. Always ends, because each file has a time limit. */
export async function runFiles(files, { concurrency, onResult, ...options }) {
  const queue = [...files];
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift())
      onResult(await runFile(file, { ...options, limit: AbortSignal.timeout(minutes * 60_000) }));
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

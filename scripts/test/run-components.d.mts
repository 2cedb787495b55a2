import type { Result } from './run-file.mjs';

interface Once extends Omit<Result, 'failures'> {
  failures: { file?: string; name: string; reason: string }[];
  passedFiles: string[];
}

interface Options {
  scratch: string;
  limit?: AbortSignal;
  run?: (path: string, args: readonly string[], limit: AbortSignal) => Promise<Once>;
}

export function runComponents(files: readonly string[], options: Options): Promise<Omit<Once, 'passedFiles'>>;

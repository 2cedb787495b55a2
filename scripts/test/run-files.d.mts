import type { Options, Result } from './run-file.mjs';

interface Several extends Omit<Options, 'limit'> {
  concurrency: number;
  inTurn?: number;
  onResult(result: Result): void;
}

export function runFiles(files: readonly string[], options: Several): Promise<void>;

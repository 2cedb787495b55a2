export interface Result {
  passed: number;
  failures: { file: string; line?: number; name: string | null; reason: string }[];
  times: { file: string; took: number }[];
}

export interface Options {
  env: NodeJS.ProcessEnv;
  mark: string;
  scratch: string;
  limit: AbortSignal;
  patience?: number;
}

export function runFile(file: string, options: Options): Promise<Result>;

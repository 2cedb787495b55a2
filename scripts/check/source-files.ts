import { globSync, readFileSync } from 'node:fs';

export interface SourceFile {
  file: string;
  lines: string[];
}

/** The files matching a pattern, with their lines; without tests and generated files. */
export function sourceFiles(pattern: string): SourceFile[] {
  return globSync(pattern, { exclude: ['**/*.test.ts', '**/*.test.tsx', 'node_modules/**', 'build/**'] })
    .toSorted()
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }));
}

/** Comment lines may say anything. */
export const isComment = (line: string): boolean => /^\s*(\/\/|\*|\/\*)/.test(line);

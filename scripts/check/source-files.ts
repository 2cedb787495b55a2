import { globSync, readFileSync } from 'node:fs';

export interface SourceFile {
  file: string;
  lines: string[];
}

/** The files of a pattern with their lines; tests and generated files are left out. */
export function sourceFiles(pattern: string): SourceFile[] {
  return globSync(pattern, { exclude: ['**/*.test.ts', '**/*.test.tsx', 'node_modules/**', 'build/**'] })
    .toSorted()
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }));
}

/** Comment lines say what they like. */
export const isComment = (line: string): boolean => /^\s*(\/\/|\*|\/\*)/.test(line);

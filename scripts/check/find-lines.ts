import type { Fault } from './fault.ts';
import { isComment, type SourceFile } from './source-files.ts';

/** A fault for each line of code that matches. */
export function findLines(files: SourceFile[], pattern: RegExp, advice: string): Fault[] {
  return files.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) => (!isComment(line) && pattern.test(line) ? [{ file, line: index + 1, advice }] : [])),
  );
}

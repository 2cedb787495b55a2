import { holdsCode } from './holds-code.ts';

/** A text in two: the lines that seem to tell how to get in, and the others. */
export function splitCodes(text: string): { codes: string; rest: string } {
  const lines = text.split(/\r?\n/);
  return {
    codes: lines.filter(holdsCode).join('\n'),
    rest: lines
      .filter((line) => !holdsCode(line))
      .join('\n')
      .trim(),
  };
}

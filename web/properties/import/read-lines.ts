import Papa from 'papaparse';

/** As the largest file that is read, in bytes, and the most homes in one. */
export const largestFile = 1_000_000;
export const mostHomes = 500;

export interface Line {
  cells: readonly string[];
  /** A quote in it opens and does not close, or the other way round: what its cells hold was guessed. */
  isBroken: boolean;
}

/** The lines of a CSV file with their cells, whatever separates them, and in which encoding a spreadsheet wrote it. */
export async function readLines(file: Blob): Promise<Line[]> {
  const text = decode(await file.arrayBuffer());
  // empty lines are left out here: those with faults are counted with them
  const { data, errors } = Papa.parse<string[]>(text);
  const broken = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' ? [row] : [])));
  return data
    .map((cells, row) => ({ cells, isBroken: broken.has(row) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

/** Spreadsheets save in UTF-8, or in the older encoding of Windows, which is no valid UTF-8 where a letter has an accent. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The same lines as a file, to mend in a spreadsheet; the mark at its beginning has Excel read it as UTF-8. */
export const fileOfLines = (lines: readonly (readonly string[])[]): Blob =>
  new Blob([`\uFEFF${Papa.unparse(lines as string[][], { escapeFormulae: true })}`], {
    type: 'text/csv;charset=utf-8',
  });

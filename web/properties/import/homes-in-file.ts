import type { Property } from '#contract/properties.ts';
import type { FieldError } from '#contract/validation.ts';
import { idempotencyKey } from '#web/platform/idempotency-key.ts';
import type { PropertyValues } from '../property-values.ts';
import { type Column, columns, type Headings, headingsOf } from './columns.ts';
import { largestFile, mostHomes, readLines } from './read-lines.ts';
import { isTooFine, valuesOfLine } from './values-of-line.ts';

/** One line of the file after its headings. */
export interface HomeInFile {
  /** As a spreadsheet counts: the headings are line 1. */
  line: number;
  cells: readonly string[];
  values: PropertyValues;
  /** What is wrong with it, by column; then it is not sent. */
  faults: Readonly<Partial<Record<Column, FieldError>>>;
  /** Why it is left out though nothing is wrong with it: on the host's list already, or the same as an earlier line. */
  twice: 'listed' | 'inFile' | null;
  /** Sent again under the same key, it is registered once. */
  key: string;
}

export interface HomesInFile {
  firstLine: readonly string[];
  headings: Headings;
  homes: readonly HomeInFile[];
}

/** Why nothing of a file can be used. */
export type FileFault = { kind: 'tooLarge' | 'empty' | 'tooMany' } | { kind: 'headings'; missing: readonly Column[] };

type Known = Pick<Property, 'title' | 'address'>;

/** The homes that a file lists, each held against what the server asks for. */
export async function homesInFile(
  file: File,
  ownWords: Readonly<Record<Column, string>>,
  known: readonly Known[],
): Promise<HomesInFile | FileFault> {
  if (file.size > largestFile) return { kind: 'tooLarge' };
  const [head, ...lines] = await readLines(file);
  const firstLine = head?.cells;
  if (!firstLine || lines.length === 0) return { kind: 'empty' };
  if (lines.length > mostHomes) return { kind: 'tooMany' };
  const headings = headingsOf(firstLine, ownWords);
  const missing = (['title', 'address'] as const).filter((column) => !headings.places.has(column));
  if (missing.length > 0) return { kind: 'headings', missing };
  const faultsOf = await formCheck();
  const twiceOf = marker(known);
  const homes = lines.map(({ cells, isBroken }, index) => {
    const values = valuesOfLine(cells, headings);
    const isMoved = isBroken || cells.slice(firstLine.length).some((cell) => cell.trim() !== '');
    const faults = isMoved ? moved : faultsOf(values);
    const twice = twiceOf(values, Object.keys(faults).length > 0);
    return { line: index + 2, cells, values, faults, twice, key: idempotencyKey() };
  });
  return { firstLine, headings, homes };
}

/** A quote or a separator is amiss, so its cells stand under headings that are not theirs. */
const moved: HomeInFile['faults'] = { title: { code: 'cellsMoved' } };

export const isFault = (found: HomesInFile | FileFault): found is FileFault => 'kind' in found;

/** Fetches what the form of a home is checked with; zod comes with it. */
async function formCheck() {
  const [{ propertyForm }, { fieldErrorsOf }] = await Promise.all([
    import('#contract/properties.ts'),
    import('#contract/validation.ts'),
  ]);
  return (values: PropertyValues): HomeInFile['faults'] => {
    const { error } = propertyForm.safeParse(values, { reportInput: true });
    const faults = error ? knownColumns(fieldErrorsOf(error)) : {};
    return isTooFine(values.defaultPayoutCents) ? { ...faults, defaultPayoutCents: { code: 'twoDecimals' } } : faults;
  };
}

export const knownColumns = (errors: Readonly<Record<string, FieldError>>): HomeInFile['faults'] =>
  Object.fromEntries(columns.flatMap((column) => (errors[column] ? [[column, errors[column]]] : [])));

/** A line with a fault is not sent, so it keeps no later line of the same home from being. */
function marker(known: readonly Known[]) {
  const listed = new Set(known.map(sameHome));
  const inFile = new Set<string>();
  return (home: Known, isFaulty: boolean): HomeInFile['twice'] => {
    const same = sameHome(home);
    if (isFaulty) return null;
    if (listed.has(same)) return 'listed';
    if (inFile.has(same)) return 'inFile';
    inFile.add(same);
    return null;
  };
}

const sameHome = ({ title, address }: Known): string => `${title}\n${address}`.trim().toLowerCase();

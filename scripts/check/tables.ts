import type { Fault } from './fault.ts';
import type { SourceFile } from './source-files.ts';
import { isComment, sourceFiles } from './source-files.ts';

interface Table {
  /** Its constant in code, `jobTasks`, and its name in the database, `job_task`. */
  constant: string;
  name: string;
  /** The folder of server/ that declares it. */
  room: string;
}

/** A table is written only by its own room, and named in SQL only where its declaration may be imported. */
export function checkTables(): Fault[] {
  const files = sourceFiles('server/**/*.ts').filter(({ file }) => !/^server\/(testing|demo)\//.test(file));
  return tableFaults(files);
}

export function tableFaults(files: readonly SourceFile[]): Fault[] {
  const tables = files.flatMap(declaredIn);
  return files.flatMap((file) => [...foreignWrites(file, tables), ...namedTables(file, tables)]);
}

function declaredIn({ file, lines }: SourceFile): Table[] {
  const text = lines.join('\n');
  return [...text.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(([, constant = '', name = '']) => ({
    ...{ constant, name, room: roomOf(file) },
  }));
}

/** `server/jobs/hiring/ladder.ts` is in the room `jobs`; a program such as `server/app.ts` is in none. */
const roomOf = (file: string): string => /^server\/([^/]+)\//.exec(file)?.[1] ?? '';

function foreignWrites(source: SourceFile, tables: readonly Table[]): Fault[] {
  const others = tables.filter(({ room }) => room !== roomOf(source.file));
  const written = (line: string) =>
    others.find(
      ({ constant, name }) =>
        new RegExp(`\\.(insert|update|delete)\\(${constant}\\)`).test(line) ||
        new RegExp(`\\b(insert into|update|delete from) (${name}\\b|\\$\\{${constant}\\})`, 'i').test(line),
    );
  return faultsOf(
    source,
    written,
    ({ room }) => `Only server/${room} writes this table: call what its index.ts offers.`,
  );
}

/** Views may read anything; all others import a table before naming it, which the import rules check. */
function namedTables(source: SourceFile, tables: readonly Table[]): Fault[] {
  if (roomOf(source.file) === 'views') return [];
  const text = source.lines.join('\n');
  const strangers = tables.filter(
    ({ room, constant }) =>
      room !== roomOf(source.file) && !new RegExp(`\\b${constant}\\b`).test(text) && !text.includes(`server/${room}/`),
  );
  const named = (line: string) => strangers.find(({ name }) => new RegExp(`\\b(from|join) ${name}\\b`).test(line));
  return faultsOf(source, named, ({ room }) => `Import the table from server/${room}/table.ts, or ask that room.`);
}

function faultsOf(
  { file, lines }: SourceFile,
  find: (line: string) => Table | undefined,
  advice: (table: Table) => string,
): Fault[] {
  return lines.flatMap((line, index) => {
    const table = isComment(line) ? undefined : find(line);
    return table ? [{ file, line: index + 1, advice: advice(table) }] : [];
  });
}

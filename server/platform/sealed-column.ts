import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from './db.ts';
import type { SecretPlace } from './sealer.ts';

/** A column that holds sealed secrets, under the names used in the database. */
export interface SealedColumn {
  table: string;
  column: string;
  /** The columns of the primary key; their values, joined by a space, are the `rowId` of a SecretPlace. */
  key: readonly string[];
  /** `json`: the column holds `{ "sealed": base64 }`, though some rows may hold something else. */
  kind: 'bytea' | 'json';
}

export interface SealedValue {
  /** The primary key's values. */
  key: string[];
  sealed: Buffer;
}

export const placeIn = ({ table, column }: SealedColumn, key: readonly string[]): SecretPlace => ({
  table,
  column,
  rowId: key.join(' '),
});

/** Up to `limit` values not sealed under that version of the key, in primary key order. */
export async function readOutdated(
  reader: Reader,
  column: SealedColumn,
  { version, after, limit }: { version: number; after: readonly string[] | null; limit: number },
): Promise<SealedValue[]> {
  const { table, key, sealed, keyVersion } = partsOf(column);
  const further = after ? sql`and (${key}) > (${listOf(after)})` : sql``;
  const { rows } = await reader.execute<{ key: string[]; sealed: Buffer }>(sql`
    select array[${textOf(column)}] as key, ${sealed} as sealed from ${table}
    where ${keyVersion} <> ${version} ${further} order by ${key} limit ${limit}`);
  return rows;
}

/** Replaces a value with another unless it has changed since it was read; says whether it did. */
export async function replaceSealed(
  reader: Reader,
  column: SealedColumn,
  { key: at, sealed: before }: SealedValue,
  after: Buffer,
): Promise<boolean> {
  const { table, key, sealed } = partsOf(column);
  const written =
    column.kind === 'bytea' ? sql`${after}` : sql`jsonb_build_object('sealed', ${after.toString('base64')}::text)`;
  const { rowCount } = await reader.execute(sql`
    update ${table} set ${sql.identifier(column.column)} = ${written}
    where (${key}) = (${listOf(at)}) and ${sealed} = ${before}`);
  return rowCount === 1;
}

/** Version of a key → how many values are sealed under it. */
export async function countByVersion(reader: Reader, column: SealedColumn): Promise<Map<number, number>> {
  const { table, sealed, keyVersion } = partsOf(column);
  const { rows } = await reader.execute<{ version: number; count: number }>(sql`
    select ${keyVersion} as version, count(*)::int as count from ${table} where ${sealed} is not null group by 1`);
  return new Map(rows.map(({ version, count }) => [version, count]));
}

function partsOf({ table, column, key, kind }: SealedColumn) {
  const named = sql.identifier(column);
  const sealed = kind === 'bytea' ? sql`${named}` : sql`decode(${named} ->> 'sealed', 'base64')`;
  return {
    table: sql.identifier(table),
    key: listed(key.map((name) => sql`${sql.identifier(name)}`)),
    sealed,
    // the sealer's layout
    keyVersion: sql`(get_byte(${sealed}, 1) * 256 + get_byte(${sealed}, 2))`,
  };
}

const textOf = ({ key }: SealedColumn) => listed(key.map((name) => sql`${sql.identifier(name)}::text`));
const listOf = (values: readonly string[]) => listed(values.map((value) => sql`${value}`));
const listed = (parts: SQL[]) => sql.join(parts, sql`, `);

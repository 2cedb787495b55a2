import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { RecordSeal } from '#contract/record-file.ts';
import { levelsOf, pathIn, type TreeLevels } from '#contract/record-tree.ts';
import type { Reader } from '#server/platform/db.ts';
import { hashOf } from './hashes.ts';
import { logEntries, sealedHeads } from './table.ts';

/** The trees that were built on the way, by entry: jobs of one day share one. */
export type Trees = Map<number, TreeLevels>;

/** The newest seal of each of these jobs' chains, by job. */
export async function sealsOf(
  reader: Reader,
  jobIds: readonly string[],
  trees: Trees = new Map(),
): Promise<Map<string, RecordSeal>> {
  const sealed = await reader
    .selectDistinctOn([sealedHeads.jobId], { head: sealedHeads, entry: logEntries })
    .from(sealedHeads)
    .innerJoin(logEntries, eq(logEntries.n, sealedHeads.entry))
    .where(inArray(sealedHeads.jobId, [...jobIds]))
    .orderBy(sealedHeads.jobId, desc(sealedHeads.entry));
  const seals = new Map<string, RecordSeal>();
  for (const { head, entry: row } of sealed) {
    const { hash: _, at, ...entry } = row;
    const tree = trees.get(entry.n) ?? (await treeOf(reader, entry.n));
    trees.set(entry.n, tree);
    const path = pathIn(tree, head.position);
    seals.set(head.jobId, { entry: { ...entry, at: at.toISOString() }, links: head.links, path });
  }
  return seals;
}

async function treeOf(reader: Reader, entry: number): Promise<TreeLevels> {
  const heads = await reader
    .select({ hash: sealedHeads.hash })
    .from(sealedHeads)
    .where(eq(sealedHeads.entry, entry))
    .orderBy(asc(sealedHeads.position));
  return levelsOf(
    heads.map(({ hash }) => hash),
    hashOf,
  );
}

import { asc, desc, gt, inArray, sql } from 'drizzle-orm';
import { entryText, keysText } from '#contract/record-chain.ts';
import { rootOf } from '#contract/record-tree.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { lockHead } from './append-link.ts';
import { begun } from './fact-chain.ts';
import { hashOf } from './hashes.ts';
import { signerAt } from './log-key.ts';
import { logEntries, logKeys, sealedHeads, turnoverHeads } from './table.ts';

const batch = 200;

/** The daily task: one entry of the public log over the heads of all chains that have grown since the last one. */
export async function sealRecords(kit: Kit): Promise<void> {
  const [any] = await kit.db.select({ n: logEntries.n }).from(logEntries).limit(1);
  // jobs that are posted from now on begin their chain themselves
  if (!any) await beginOldChains(kit);
  await transact(kit, async (tx) => {
    // one worker at a time: what another has just sealed is not sealed again
    await tx.execute(sql`lock table ${logEntries} in exclusive mode`);
    const grown = await takeGrown(tx);
    if (grown.length > 0) await writeEntry(kit, tx, grown);
  });
}

type Head = { jobId: string; links: number; hash: string };

async function takeGrown(tx: Tx): Promise<Head[]> {
  const { jobId, links, hash } = turnoverHeads;
  const grown = await tx
    .update(turnoverHeads)
    .set({ sealedLinks: sql`${links}` })
    .where(gt(links, turnoverHeads.sealedLinks))
    .returning({ jobId, links, hash });
  return grown.sort((one, other) => (one.hash < other.hash ? -1 : 1));
}

async function writeEntry(kit: Kit, tx: Tx, heads: readonly Head[]): Promise<void> {
  const [last] = await tx.select().from(logEntries).orderBy(desc(logEntries.n)).limit(1);
  const signer = await signerAt(kit, tx);
  const at = kit.clock.now();
  const entry = {
    n: (last?.n ?? 0) + 1,
    chains: heads.length,
    root: rootOf(
      heads.map(({ hash }) => hash),
      hashOf,
    ),
    previous: last?.hash ?? '0'.repeat(64),
    key: signer.key,
    keysHash: await hashOfKeys(tx),
  };
  const text = entryText({ ...entry, at: at.toISOString() });
  await tx.insert(logEntries).values({ ...entry, at, hash: hashOf(text), signature: signer.sign(Buffer.from(text)) });
  for (let from = 0; from < heads.length; from += batch) {
    const some = heads.slice(from, from + batch);
    await tx
      .insert(sealedHeads)
      .values(some.map((head, index) => ({ ...head, entry: entry.n, position: from + index })));
  }
}

/** No entry can be passed off under other keys than there were. */
async function hashOfKeys(tx: Tx): Promise<string> {
  const keys = await tx.select().from(logKeys).orderBy(asc(logKeys.since));
  return hashOf(keysText(keys.map((key) => ({ ...key, since: key.since.toISOString() }))));
}

/** Gives every job from before there were records a chain that begins with what is known. */
async function beginOldChains(kit: Kit): Promise<void> {
  for (let last: string | undefined; ; ) {
    const found = await kit.db
      .select({ id: jobs.id })
      .from(jobs)
      .where(last ? gt(jobs.id, last) : undefined)
      .orderBy(asc(jobs.id))
      .limit(batch);
    await transact(kit, (tx) =>
      beginAll(
        kit,
        tx,
        found.map(({ id }) => id),
      ),
    );
    if (found.length < batch) return;
    last = found.at(-1)?.id;
  }
}

async function beginAll({ clock }: Kit, tx: Tx, ids: readonly string[]): Promise<void> {
  // jobs before their chains, as everywhere
  if (ids.length > 0)
    await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(inArray(jobs.id, [...ids]))
      .orderBy(asc(jobs.id))
      .for('update');
  for (const id of ids) {
    const head = await lockHead(tx, id);
    if (head.links === 0) await begun(tx, head, clock.now());
  }
}

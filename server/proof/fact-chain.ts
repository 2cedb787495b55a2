import type { Fact } from '#server/facts.ts';
import type { Chain } from '#server/platform/chain.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Reader } from '#server/platform/db.ts';
import { appendLink, lockHead } from './append-link.ts';
import { beginning } from './begin-chain.ts';
import { contentOf } from './content-of.ts';

/**
 * The verifiable record of each job: every fact about it becomes one link, in the transaction that records the fact. The
 * head of its chain stays locked until then, which gives links their order.
 */
export const factChain = (clock: Clock): Chain => ({
  async append(tx, recorded) {
    const fact = recorded as Fact & { rowId?: string }; // record() in server/events.ts passes nothing else
    const links = await contentOf(tx, fact);
    const [first] = links;
    if (!first) return;
    const locked = await lockHead(tx, first.jobId);
    const at = clock.now();
    const isOlder = locked.links === 0 && fact.kind !== 'job posted';
    let head = isOlder ? await begun(tx, locked, at) : locked;
    for (const link of links) head = await appendLink(tx, head, { ...link, at });
  },
});

/** The same head, after a first link with what was known before there were records. */
export async function begun(tx: Reader, head: Awaited<ReturnType<typeof lockHead>>, at: Date) {
  const first = await beginning(tx, head.jobId);
  return first ? appendLink(tx, head, { ...first, at }) : head;
}

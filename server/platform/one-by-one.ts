import type { BulkAnswer } from '#contract/bulk.ts';
import { type BulkRefusal, bulkRefusals } from '#contract/bulk-limit.ts';
import type { Kit } from './kit.ts';
import { Refusal } from './refusal.ts';
import { transact, unkeyed } from './transact.ts';

type Result = BulkAnswer['results'][number];

/**
 * Decides several things, each in its own transaction, so that one that may not leaves the others as they are. The
 * answer is kept under the request's key once all are decided; a second send before that finds what is done unchanged.
 */
export async function oneByOne(
  kit: Pick<Kit, 'db' | 'clock'>,
  ids: readonly string[],
  decide: (id: string) => Promise<unknown>,
): Promise<BulkAnswer> {
  const results: Result[] = [];
  for (const id of new Set(ids)) results.push(await unkeyed(() => outcomeOf(id, decide)));
  return transact(kit, async () => ({ results }));
}

async function outcomeOf(id: string, decide: (id: string) => Promise<unknown>): Promise<Result> {
  try {
    await decide(id);
    return { id, outcome: 'done', error: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'invalid_transition') return { id, outcome: 'unchanged', error: null };
    return { id, outcome: 'refused', error: refusalOf(error) };
  }
}

const refusalOf = ({ code }: Refusal): BulkRefusal => bulkRefusals.find((word) => word === code) ?? 'stale';

import { toCents } from '#contract/money.ts';
import { postingTemplates } from '#server/jobs/table.ts';
import { newId } from '#server/platform/ids.ts';
import type { House } from './house.ts';

/** A host’s only template for posting: as many as some tests make would be too many. */
export async function aTemplate({ kit }: House, { id: hostId }: { id: string }): Promise<{ id: string }> {
  await kit.db.delete(postingTemplates);
  const row = { id: newId(), hostId, name: 'Turnover', payoutCents: toCents(12_000), createdAt: kit.clock.now() };
  await kit.db.insert(postingTemplates).values({ ...row, cleaningType: 'standard', customTasks: [] });
  return { id: row.id };
}

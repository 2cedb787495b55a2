import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Supply, saveSupplies as saveCall } from '#contract/supplies.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { lockProperty } from '../own-property.ts';
import { homeSupplies } from '../table.ts';
import { suppliesOf } from './supplies-of.ts';

/** A host names what their home should not run out of. What is low stays low since it first was. */
export const saveSupplies = (
  kit: Kit,
  actor: Actor,
  propertyId: string,
  { supplies }: BodyOf<typeof saveCall>,
): Promise<Supply[]> =>
  transact(kit, async (tx) => {
    if (!(await lockProperty(tx, actor.id, propertyId))) throw notFound('Property not found.');
    const before = new Map((await suppliesOf(tx, propertyId)).map((supply) => [supply.id, supply.lowSince]));
    await forgetSupplies(tx, propertyId);
    const rows = supplies.map(({ id = '', name, low }, position) => {
      const since = before.get(id);
      const lowSince = since ? new Date(since) : kit.clock.now();
      return { id: before.has(id) ? id : newId(), propertyId, position, name, lowSince: low ? lowSince : null };
    });
    if (rows.length > 0) await tx.insert(homeSupplies).values(distinct(rows));
    return suppliesOf(tx, propertyId);
  });

/** One that was sent twice under the same id is two. */
function distinct<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const id = seen.has(row.id) ? newId() : row.id;
    seen.add(id);
    return { ...row, id };
  });
}

export async function forgetSupplies(tx: Tx, propertyId: string): Promise<void> {
  await tx.delete(homeSupplies).where(eq(homeSupplies.propertyId, propertyId));
}

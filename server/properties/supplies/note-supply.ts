import { and, eq, sql } from 'drizzle-orm';
import type { Supply } from '#contract/supplies.ts';
import type { Tx } from '#server/platform/db.ts';
import { homeSupplies } from '../table.ts';
import { presentSupply } from './supplies-of.ts';

/** A supply of a home is running low from now on, or is not. Null where the home has no such supply. */
export async function noteSupply(
  tx: Tx,
  at: { propertyId: string; supplyId: string; low: boolean; now: Date },
): Promise<Supply | null> {
  const [row] = await tx
    .update(homeSupplies)
    .set({ lowSince: at.low ? sql`coalesce(${homeSupplies.lowSince}, ${at.now})` : null })
    .where(and(eq(homeSupplies.id, at.supplyId), eq(homeSupplies.propertyId, at.propertyId)))
    .returning();
  return row ? presentSupply(row) : null;
}

/** The same of one that is called by its name; a name that the host has not listed changes nothing. */
export async function noteSupplyNamed(tx: Tx, at: { propertyId: string; name: string; now: Date }): Promise<void> {
  const isCalled = eq(sql`lower(${homeSupplies.name})`, at.name.trim().toLowerCase());
  await tx
    .update(homeSupplies)
    .set({ lowSince: sql`coalesce(${homeSupplies.lowSince}, ${at.now})` })
    .where(and(eq(homeSupplies.propertyId, at.propertyId), isCalled));
}

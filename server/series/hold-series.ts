import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { notFound } from '#server/platform/refusal.ts';
import { lockProperty, type PropertyRow } from '#server/properties/index.ts';
import { series } from './table.ts';

export type SeriesRow = typeof series.$inferSelect;

export interface HeldSeries {
  row: SeriesRow;
  property: PropertyRow;
}

/**
 * A host's series with its property, both locked, the property first as everywhere; null where there is none, or the
 * property was removed. Whoever posts at the property from its calendar waits, so that a day gets one job.
 */
export async function holdSeries(tx: Tx, id: string, hostId?: string): Promise<HeldSeries | null> {
  const which = and(eq(series.id, id), hostId === undefined ? undefined : eq(series.hostId, hostId));
  const [found] = await tx.select({ hostId: series.hostId, propertyId: series.propertyId }).from(series).where(which);
  const property = found && (await lockProperty(tx, found.hostId, found.propertyId));
  if (!property) return null;
  const [row] = await tx.select().from(series).where(which).for('update');
  return row ? { row, property } : null;
}

export async function ownSeries(tx: Tx, hostId: string, id: string): Promise<HeldSeries> {
  const held = await holdSeries(tx, id, hostId);
  if (!held) throw seriesNotFound();
  return held;
}

export const seriesNotFound = () => notFound('Series not found.');

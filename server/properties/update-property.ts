import { eq, sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Property, PropertyForm, updateProperty as updatePropertyCall } from '#contract/properties.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { checkTimeZone } from './check-time-zone.ts';
import { lockProperty, type PropertyRow } from './own-property.ts';
import { pictureAfter } from './picture-after.ts';
import { type PlaceColumns, placeColumns } from './place-columns.ts';
import { presentProperty } from './present-property.ts';
import { suppliesOf } from './supplies/supplies-of.ts';
import { properties } from './table.ts';

/** What the jobs at a property do when it changes; they are above and not known here. */
export type JobsFollow = (kit: Kit, tx: Tx, after: PropertyRow, before: PropertyRow) => Promise<void>;

/**
 * A host changes a property; what is left out is kept. Another address or ZIP code is placed anew. Jobs there hear of it
 * in the same transaction.
 */
export async function updateProperty(
  kit: Kit,
  actor: Actor,
  id: string,
  { version, ...form }: BodyOf<typeof updatePropertyCall>,
  jobsFollow: JobsFollow,
): Promise<Property> {
  const ownZone = form.timeZone ? checkTimeZone(form.timeZone) : null;
  const found = await placeColumns(form.address, form.zipCode);
  return transact(kit, async (tx) => {
    const before = await lockProperty(tx, actor.id, id);
    if (!before) throw notFound('Property not found.');
    if (version !== undefined && version !== before.version)
      throw new Refusal('stale', 'Someone else has just changed this property. Reload it and try again.');
    const samePlace = form.address === before.address && form.zipCode === undefined;
    const after = await writeProperty(tx, id, form, {
      ...(samePlace ? {} : placed(found)),
      pictureKey: pictureAfter(kit, form, before.pictureKey),
      timeZone: ownZone ?? (samePlace && form.timeZone === undefined ? null : found.timeZone) ?? before.timeZone,
    });
    await jobsFollow(kit, tx, after, before);
    const lowSupplies = (await suppliesOf(tx, id)).flatMap((supply) => (supply.lowSince ? supply.name : []));
    return presentProperty(kit, { ...after, lowSupplies });
  });
}

const placed = ({ timeZone: _, ...place }: PlaceColumns) => place;

type PlaceChange = Partial<Omit<PlaceColumns, 'timeZone'>> & { timeZone: string; pictureKey: string | null };

async function writeProperty(tx: Tx, id: string, form: PropertyForm, place: PlaceChange): Promise<PropertyRow> {
  const { timeZone: _, zipCode: __, pictureUrl: ___, ...fields } = form;
  const [row] = await tx
    .update(properties)
    .set({ ...fields, ...place, version: sql`${properties.version} + 1` })
    .where(eq(properties.id, id))
    .returning();
  if (!row) throw new Error('a locked property is gone');
  return row;
}

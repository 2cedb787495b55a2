import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { lockProperty, type PropertyRow } from './own-property.ts';
import { forgetSupplies } from './supplies/save-supplies.ts';
import { properties } from './table.ts';

/** Answered by rooms above that build on properties and are not known here: jobs and their checklists, calendars, series, the way in. */
export interface WhatStandsOnIt {
  hasLiveJobsAt: (tx: Tx, propertyId: string) => Promise<boolean>;
  removeCalendarsAt: (kit: Kit, tx: Tx, property: PropertyRow) => Promise<void>;
  forgetAccess: (tx: Tx, propertyId: string) => Promise<void>;
  forgetHomeChecklist: (tx: Tx, propertyId: string) => Promise<void>;
  endSeriesAt: (tx: Tx, propertyId: string) => Promise<void>;
}

/** A host removes a property without live jobs, and its calendars and the way in go along. Its row stays for the jobs done there. */
export const removeProperty = (kit: Kit, actor: Actor, id: string, above: WhatStandsOnIt): Promise<void> =>
  transact(kit, async (tx) => {
    const property = await lockProperty(tx, actor.id, id);
    if (!property) throw notFound('Property not found.');
    if (await above.hasLiveJobsAt(tx, id))
      throw new Refusal('in_use', 'This property has active jobs. Cancel or finish them first.');
    await above.removeCalendarsAt(kit, tx, property);
    await above.forgetAccess(tx, id);
    await above.forgetHomeChecklist(tx, id);
    await above.endSeriesAt(tx, id);
    await forgetSupplies(tx, id);
    await tx.update(properties).set({ removedAt: kit.clock.now() }).where(eq(properties.id, id));
  });

import { defaultPayoutCents } from '#contract/money.ts';
import type { Property, PropertyForm } from '#contract/properties.ts';
import { unknownZone } from '#contract/zoned-time.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { checkTimeZone } from './check-time-zone.ts';
import { pictureAfter } from './picture-after.ts';
import { placeColumns } from './place-columns.ts';
import { presentProperty } from './present-property.ts';
import { properties } from './table.ts';

/** A host registers a property. An address that cannot be placed is kept as well; its jobs are listed without distance. */
export async function createProperty(kit: Kit, actor: Actor, form: PropertyForm): Promise<Property> {
  const { timeZone: sentZone, zipCode, pictureUrl: _, ...fields } = form;
  const ownZone = sentZone ? checkTimeZone(sentZone) : null;
  const { timeZone: foundZone, ...place } = await placeColumns(form.address, zipCode);
  const pictureKey = pictureAfter(kit, form, null);
  return transact(kit, async (tx) => {
    const [row] = await tx
      .insert(properties)
      .values({
        defaultPayoutCents,
        ...fields,
        ...place,
        pictureKey,
        id: newId(),
        hostId: actor.id,
        timeZone: ownZone ?? foundZone ?? unknownZone,
        createdAt: kit.clock.now(),
      })
      .returning();
    if (!row) throw new Error('an insert gave no row back');
    return presentProperty(kit, { ...row, lowSupplies: [] });
  });
}

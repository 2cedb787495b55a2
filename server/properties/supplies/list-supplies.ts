import type { Supply } from '#contract/supplies.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { isOwnProperty } from '../own-property.ts';
import { suppliesOf } from './supplies-of.ts';

/** A host reads what their home has in stock. */
export const listSupplies = ({ db }: Kit, actor: Actor, propertyId: string): Promise<Supply[]> =>
  db.transaction(async (tx) => {
    if (!(await isOwnProperty(tx, actor.id, propertyId))) throw notFound('Property not found.');
    return suppliesOf(tx, propertyId);
  });

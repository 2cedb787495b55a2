import type { HomeChecklist } from '#contract/home-checklist.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { isOwnProperty } from '#server/properties/index.ts';
import { homeChecklistOf } from './home-checklist-of.ts';

/** A host reads the checklist of their own home. */
export const showHomeChecklist = (kit: Kit, actor: Actor, propertyId: string): Promise<HomeChecklist> =>
  kit.db.transaction(async (tx) => {
    if (!(await isOwnProperty(tx, actor.id, propertyId))) throw notFound('Property not found.');
    return homeChecklistOf(kit, tx, propertyId);
  });

import * as properties from '#contract/properties.ts';
import * as supplies from '#contract/supplies.ts';
import { route } from '#server/platform/http/route.ts';
import { createProperty } from './create-property.ts';
import { listProperties } from './list-properties.ts';
import { removeProperty, type WhatStandsOnIt } from './remove-property.ts';
import { listSupplies } from './supplies/list-supplies.ts';
import { saveSupplies } from './supplies/save-supplies.ts';
import { type JobsFollow, updateProperty } from './update-property.ts';

/** What properties ask of the rooms above. */
interface Above extends WhatStandsOnIt {
  followProperty: JobsFollow;
}

export const propertyRoutes = ({ followProperty, ...above }: Above) => [
  route(properties.listOwnProperties, ({ kit, actor, query }) => listProperties(kit, actor, query)),
  route(properties.createProperty, ({ kit, actor, body }) => createProperty(kit, actor, body)),
  route(properties.updateProperty, ({ kit, actor, params, body }) =>
    updateProperty(kit, actor, params.id, body, followProperty),
  ),
  route(properties.deleteProperty, ({ kit, actor, params }) => removeProperty(kit, actor, params.id, above)),
  route(supplies.listSupplies, ({ kit, actor, params }) => listSupplies(kit, actor, params.id)),
  route(supplies.saveSupplies, ({ kit, actor, params, body }) => saveSupplies(kit, actor, params.id, body)),
];

import * as properties from '#contract/properties.ts';
import { route } from '#server/platform/http/route.ts';
import { createProperty } from './create-property.ts';
import { listProperties } from './list-properties.ts';
import { removeProperty, type WhatStandsOnIt } from './remove-property.ts';
import { type JobsFollow, updateProperty } from './update-property.ts';

/** What properties ask of the rooms above. */
interface Above extends WhatStandsOnIt {
  followProperty: JobsFollow;
}

export const propertyRoutes = ({ followProperty, ...above }: Above) => [
  route(properties.listHostProperties, ({ kit, actor, query }) => listProperties(kit, actor, query)),
  route(properties.listOwnProperties, ({ kit, actor, query }) => listProperties(kit, actor, query)),
  route(properties.createProperty, ({ kit, actor, body }) => createProperty(kit, actor, body)),
  route(properties.updateProperty, ({ kit, actor, params, body }) =>
    updateProperty(kit, actor, params.id, body, followProperty),
  ),
  route(properties.deleteProperty, ({ kit, actor, params }) => removeProperty(kit, actor, params.id, above)),
];

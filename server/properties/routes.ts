import * as properties from '#contract/properties.ts';
import { route } from '#server/platform/http/route.ts';
import { createProperty } from './create-property.ts';
import { listProperties } from './list-properties.ts';
import { updateProperty } from './update-property.ts';

// A property is removed in the domain of jobs, which knows whether it has live ones.
export const propertyRoutes = [
  route(properties.listHostProperties, ({ kit, actor, query }) => listProperties(kit, actor, query)),
  route(properties.listOwnProperties, ({ kit, actor, query }) => listProperties(kit, actor, query)),
  route(properties.createProperty, ({ kit, actor, body }) => createProperty(kit, actor, body)),
  route(properties.updateProperty, ({ kit, actor, params, body }) => updateProperty(kit, actor, params.id, body)),
];

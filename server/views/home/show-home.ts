import type { HostProperty } from '#contract/properties.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { listProperties } from '#server/properties/index.ts';
import { withNext } from '../lists/list-host-properties.ts';

/** One of a host's homes, as their list has it. */
export async function showHome(kit: Kit, actor: Actor, id: string): Promise<HostProperty> {
  const { rows } = await listProperties(kit, actor, { limit: 1, id });
  const [home] = await withNext(kit, rows);
  if (!home) throw notFound('Property not found.');
  return home;
}

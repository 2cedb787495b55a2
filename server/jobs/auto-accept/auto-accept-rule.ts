import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { AutoAccept, saveAutoAccept } from '#contract/auto-accept.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { properties } from '#server/properties/table.ts';
import { autoAcceptRules } from '../table.ts';

type Rule = typeof autoAcceptRules.$inferSelect;

/** A host’s rule, without the homes that are removed. */
export async function showAutoAccept({ db }: Kit, { id }: Actor): Promise<AutoAccept> {
  const [rule] = await db.select().from(autoAcceptRules).where(eq(autoAcceptRules.hostId, id));
  if (!rule?.propertyIds) return presentRule(rule);
  const own = await ownAmong(db, id, rule.propertyIds);
  return presentRule({ ...rule, propertyIds: rule.propertyIds.filter((propertyId) => own.has(propertyId)) });
}

/** A host writes their rule anew, or switches it on or off. Bids that are there already wait for the host as before. */
export const saveRule = (kit: Kit, { id: hostId }: Actor, body: BodyOf<typeof saveAutoAccept>): Promise<AutoAccept> =>
  transact(kit, async (tx) => {
    const propertyIds = body.propertyIds ? [...new Set(body.propertyIds)] : null;
    if (propertyIds && !(await areOwn(tx, hostId, propertyIds))) throw notFound('Property not found.');
    const { on: isOn, upToCents = null } = body;
    const row = { hostId, isOn, upToCents, propertyIds, changedAt: kit.clock.now() };
    await tx.insert(autoAcceptRules).values(row).onConflictDoUpdate({ target: autoAcceptRules.hostId, set: row });
    return presentRule(row);
  });

const areOwn = async (reader: Reader, hostId: string, propertyIds: string[]): Promise<boolean> =>
  (await ownAmong(reader, hostId, propertyIds)).size === propertyIds.length;

async function ownAmong(reader: Reader, hostId: string, propertyIds: string[]): Promise<Set<string>> {
  const own = await reader
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.hostId, hostId), isNull(properties.removedAt), inArray(properties.id, propertyIds)));
  return new Set(own.map(({ id }) => id));
}

const presentRule = (rule?: Pick<Rule, 'isOn' | 'upToCents' | 'propertyIds'>): AutoAccept => ({
  on: rule?.isOn ?? false,
  upToCents: rule?.upToCents ?? null,
  propertyIds: rule?.propertyIds ?? null,
});

import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { makeOwnerLink as makeCall, showOwnerLink as showCall } from '#contract/owner-statements.ts';
import { ownerLinkLife } from '#contract/terms.ts';
import { hashToken } from '#server/accounts/index.ts';
import { users } from '#server/accounts/table.ts';
import { plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { isOwnProperty, ownProperty } from '#server/properties/index.ts';
import { properties } from '#server/properties/table.ts';
import { ownerLinks } from './table.ts';

/** The link by which the owner of a home reads its statements, without its secret; null while there is none. */
export const showOwnerLink = (kit: Kit, actor: Actor, propertyId: string): Promise<AnswerOf<typeof showCall>> =>
  kit.db.transaction(async (tx) => {
    if (!(await isOwnProperty(tx, actor.id, propertyId))) throw notFound('Property not found.');
    const isLive = and(eq(ownerLinks.propertyId, propertyId), gt(ownerLinks.expiresAt, kit.clock.now()));
    const [link] = await tx.select().from(ownerLinks).where(isLive);
    return link ? presentLink(link) : null;
  });

/** A new one, which ends any before it. Only its hash is kept: whoever reads the database cannot follow it. */
export const makeOwnerLink = (kit: Kit, actor: Actor, propertyId: string): Promise<AnswerOf<typeof makeCall>> =>
  transact(kit, async (tx) => {
    await requireOwnHome(tx, actor, propertyId);
    const [secret, createdAt] = [randomBytes(24).toString('base64url'), kit.clock.now()];
    const row = { id: newId(), secretHash: hashToken(secret), createdAt, expiresAt: plus(createdAt, ownerLinkLife) };
    await tx
      .insert(ownerLinks)
      .values({ ...row, propertyId })
      .onConflictDoUpdate({ target: ownerLinks.propertyId, set: row });
    return { ...presentLink(row), url: `${kit.settings.publicUrl}/owner-statements/${secret}` };
  });

/** Nobody can follow it any more. */
export const endOwnerLink = (kit: Kit, actor: Actor, propertyId: string): Promise<void> =>
  transact(kit, async (tx) => {
    await requireOwnHome(tx, actor, propertyId);
    await tx.delete(ownerLinks).where(eq(ownerLinks.propertyId, propertyId));
  });

/** The home that a link is for; 404 once it has ended, with the home, or while its host is suspended. */
export async function homeByOwnerLink({ db, clock }: Kit, secret: string) {
  const [found] = await db
    .select({
      ...{ linkId: ownerLinks.id, propertyId: properties.id, title: properties.title },
      ...{ address: properties.address, city: properties.city, state: properties.state },
      ...{ pictureKey: properties.pictureKey, hostId: properties.hostId, hostEmail: users.email },
    })
    .from(ownerLinks)
    .innerJoin(properties, eq(properties.id, ownerLinks.propertyId))
    .innerJoin(users, eq(users.id, properties.hostId))
    .where(
      and(
        ...[eq(ownerLinks.secretHash, hashToken(secret)), gt(ownerLinks.expiresAt, clock.now())],
        ...[isNull(properties.removedAt), isNull(users.suspendedAt), isNull(users.erasedAt)],
      ),
    );
  if (!found) throw notFound();
  return found;
}

async function requireOwnHome(tx: Tx, actor: Actor, propertyId: string): Promise<void> {
  if (!(await ownProperty(tx, actor.id, propertyId))) throw notFound('Property not found.');
}

const presentLink = ({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }) => ({
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

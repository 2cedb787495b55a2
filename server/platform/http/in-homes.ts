import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Actor, homesOf } from './actor.ts';

/** Leaves out rows of homes that a member does not look after; no condition for anybody else. */
export function inHomes(actor: Pick<Actor, 'member'>, propertyId: PgColumn): SQL | undefined {
  const homes = homesOf(actor);
  return homes ? inArray(propertyId, [...homes]) : undefined;
}

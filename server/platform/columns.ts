import { customType, integer, timestamp } from 'drizzle-orm/pg-core';
import type { Cents } from '#contract/money.ts';

/** Column types that several domains use. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** Compares case-insensitively. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' });
/** A point on the globe, as migrations/0000_foundation.sql defines it; written by `ll_to_earth(latitude, longitude)`. */
export const earth = customType<{ data: string }>({ dataType: () => 'earth' });
export const instant = () => timestamp({ withTimezone: true });
export const centsColumn = () => integer().$type<Cents>();

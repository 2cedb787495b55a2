import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/table.ts';
import { instant } from '#server/platform/columns.ts';

/** A card that is being saved at the provider. */
export const paymentSetups = pgTable('payment_setup', {
  id: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.id),
  providerSetupId: text().notNull().unique(),
  createdAt: instant().notNull(),
});

export const paymentMethods = pgTable(
  'payment_method',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    providerMethodId: text().notNull().unique(),
    brand: text().notNull(),
    last4: text().notNull(),
    expMonth: smallint().notNull(),
    expYear: smallint().notNull(),
    fingerprint: text().notNull(),
    isDefault: boolean().notNull(),
    createdAt: instant().notNull(),
    removedAt: instant(),
  },
  (method) => [
    index('payment_method_user').on(method.userId, method.createdAt).where(sql`${method.removedAt} is null`),
    index('payment_method_ends')
      .on(method.expYear, method.expMonth)
      .where(sql`${method.isDefault} and ${method.removedAt} is null`),
    index('payment_method_fingerprint').on(method.fingerprint),
    uniqueIndex('payment_method_one_default')
      .on(method.userId)
      .where(sql`${method.isDefault} and ${method.removedAt} is null`),
  ],
);

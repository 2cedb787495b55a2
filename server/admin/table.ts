import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '#server/platform/columns.ts';

/**
 * What admins did and how money moved: append-only, each row's hash covers the one before. Ids and codes only; names
 * and texts live in rows that erasure empties, so the chain still verifies.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey(),
    at: instant().notNull(),
    actorId: uuid(),
    action: text().notNull(),
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    facts: jsonb().$type<Record<string, string | number | null>>().notNull(),
    previousHash: bytea().notNull(),
    hash: bytea().notNull(),
  },
  (row) => [index('audit_log_subject').on(row.subjectKind, row.subjectId)],
);

/** Free words of an admin's decision, kept beside the chain so that erasure can empty them. */
export const auditNotes = pgTable('audit_note', {
  auditId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => auditLog.id),
  text: text(),
});

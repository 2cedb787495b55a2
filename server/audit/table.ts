import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '#server/platform/columns.ts';

export type AuditFacts = Record<string, string | number | null>;

/**
 * What admins did and how money moved: append-only (a trigger refuses changes), each row's hash covers the one before.
 * Ids and codes only; names and texts are in rows that erasure empties, so the chain still verifies.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    /** 1, 2, 3 … without a gap. */
    id: bigint({ mode: 'number' }).primaryKey(),
    at: instant().notNull(),
    /** Null if the clock or a provider did it. */
    actorId: uuid(),
    action: text().notNull(),
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    facts: jsonb().$type<AuditFacts>().notNull(),
    previousHash: bytea().notNull(),
    hash: bytea().notNull(),
  },
  (row) => [
    index('audit_log_subject').on(row.subjectId, row.id),
    index('audit_log_actor').on(row.actorId, row.id).where(sql`${row.actorId} is not null`),
    index('audit_log_by_admins').on(row.id).where(sql`${row.actorId} is not null`),
    index('audit_log_action').on(row.action, row.id),
    index('audit_log_at').on(row.at, row.id),
  ],
);

/** The end of the chain: appending locks its one row, which also shows when rows are missing at the end. */
export const auditHead = pgTable('audit_head', {
  id: smallint().primaryKey(),
  lastId: bigint({ mode: 'number' }).notNull(),
  hash: bytea().notNull(),
});

/** An admin's decision in free text, stored outside the chain so that erasure can empty it; the chain has its hash. */
export const auditNotes = pgTable(
  'audit_note',
  {
    auditId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => auditLog.id),
    text: text(),
    /** Erased with the text, so that the hash left in the chain reveals nothing. */
    salt: bytea(),
  },
  (note) => [index('audit_note_words').using('gin', sql`${note.text} gin_trgm_ops`)],
);

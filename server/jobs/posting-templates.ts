import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { InviteFirst } from '#contract/invite-first.ts';
import { postedCleaningTypes } from '#contract/states.ts';
import { users } from '#server/accounts/table.ts';
import { centsColumn, instant } from '#server/platform/columns.ts';
import type { CustomTask } from './custom-task.ts';

/** What a host posts time and again: a job without its home and its day. */
export const postingTemplates = pgTable(
  'posting_template',
  {
    id: uuid().primaryKey(),
    hostId: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    /** Hours of whichever home’s clock, `HH:MM`; null where they are chosen each time. */
    startTime: text(),
    endTime: text(),
    payoutCents: centsColumn().notNull(),
    cleaningType: text({ enum: postedCleaningTypes }).notNull(),
    specialInstructions: text(),
    customTasks: jsonb().$type<CustomTask[]>().notNull(),
    inviteFirst: jsonb().$type<InviteFirst>(),
    createdAt: instant().notNull(),
  },
  (template) => [uniqueIndex('posting_template_name').on(template.hostId, sql`lower(${template.name})`)],
);

import { type SQL, sql } from 'drizzle-orm';
import { usualOf } from './read-setting.ts';
import { settingVersions } from './table.ts';

/** SQL: the fee that was in force at a moment, in cents. */
export const feeAt = (at: SQL): SQL<number> =>
  sql<number>`coalesce((
    select version.value::text::int from ${settingVersions} version
    where version.name = 'platformFeeCents' and version.decided_at <= ${at}
    order by version.version desc limit 1
  ), ${usualOf('platformFeeCents')}::int)`;

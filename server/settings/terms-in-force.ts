import { and, desc, inArray, lte } from 'drizzle-orm';
import { type TermName, type Terms, usualTerms } from '#contract/usual-terms.ts';
import type { Reader } from '#server/platform/db.ts';
import { settingVersions } from './table.ts';

/**
 * These terms as they are in force at this moment, for whoever promises them to somebody in the same transaction; or as
 * they were at an earlier one.
 */
export async function termsInForce<Name extends TermName>(
  reader: Reader,
  names: readonly Name[],
  at?: Date,
): Promise<Pick<Terms, Name>> {
  const decided = await reader
    .selectDistinctOn([settingVersions.name], { name: settingVersions.name, value: settingVersions.value })
    .from(settingVersions)
    .where(and(inArray(settingVersions.name, [...names]), at && lte(settingVersions.decidedAt, at)))
    .orderBy(settingVersions.name, desc(settingVersions.version));
  const byName = new Map<string, unknown>(decided.map(({ name, value }) => [name, value]));
  // only hours and percent are written under these names
  const terms = names.map((name) => [name, byName.get(name) ?? usualTerms[name]]);
  return Object.fromEntries(terms) as Pick<Terms, Name>;
}

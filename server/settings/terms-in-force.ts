import { and, desc, inArray, lte } from 'drizzle-orm';
import { jobTermNames, type TermName, type Terms, usualTerms } from '#contract/usual-terms.ts';
import type { Reader } from '#server/platform/db.ts';
import { settingVersions } from './table.ts';

/**
 * These terms as they are in force at this moment, for whoever promises them to somebody in the same transaction; or as
 * they were at an earlier one.
 */
export const termsInForce = async <Name extends TermName>(
  reader: Reader,
  names: readonly Name[],
  at?: Date,
): Promise<Pick<Terms, Name>> => asTerms(names, await decidedOf(reader, names, at));

const hiringTermNames = [...jobTermNames, 'confirmWithinHours', 'confirmBeforeHours'] as const;
type HiringTerms = Pick<Terms, (typeof hiringTermNames)[number]>;

/**
 * The terms in force for a cleaner who is hired now, but no card is charged sooner than its host agreed to when the job was
 * posted: what owners shorten in between counts for jobs that are posted later.
 */
export async function termsOfHiring(reader: Reader, chargeConsentAt: Date): Promise<HiringTerms> {
  const decided = await decidedOf(reader, hiringTermNames);
  const terms = asTerms(hiringTermNames, decided);
  const isSince = decided.some(({ name, decidedAt }) => name === 'chargedAfterHours' && decidedAt > chargeConsentAt);
  if (!isSince) return terms;
  const agreed = await termsInForce(reader, ['chargedAfterHours'], chargeConsentAt);
  return { ...terms, chargedAfterHours: Math.max(terms.chargedAfterHours, agreed.chargedAfterHours) };
}

/** The newest decision of each name, or the newest until then. */
const decidedOf = (reader: Reader, names: readonly TermName[], at?: Date) =>
  reader
    .selectDistinctOn([settingVersions.name], {
      ...{ name: settingVersions.name, value: settingVersions.value, decidedAt: settingVersions.decidedAt },
    })
    .from(settingVersions)
    .where(and(inArray(settingVersions.name, [...names]), at && lte(settingVersions.decidedAt, at)))
    .orderBy(settingVersions.name, desc(settingVersions.version));

function asTerms<Name extends TermName>(
  names: readonly Name[],
  decided: readonly { name: string; value: unknown }[],
): Pick<Terms, Name> {
  const byName = new Map(decided.map(({ name, value }) => [name, value]));
  // only hours and percent are written under these names
  return Object.fromEntries(names.map((name) => [name, byName.get(name) ?? usualTerms[name]])) as Pick<Terms, Name>;
}

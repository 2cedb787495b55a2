import { sql } from 'drizzle-orm';
import type { SettingName, SettingValues } from '#contract/setting-rules.ts';
import { jobTermNames, reportTermNames, type TermName, type Terms } from '#contract/usual-terms.ts';
import type { Reader } from '#server/platform/db.ts';
import { feeAt } from './fee-at.ts';
import { newestDecisions } from './newest-decisions.ts';
import { usualOf } from './read-setting.ts';

/**
 * These terms as they are in force at this moment, for whoever promises them to somebody in the same transaction; or as
 * they were at an earlier one.
 */
export const termsInForce = async <Name extends TermName>(
  reader: Reader,
  names: readonly Name[],
  at?: Date,
): Promise<Pick<Terms, Name>> => valuesOf(names, await newestDecisions(reader, names, at));

const ofHiring = [...jobTermNames, 'confirmWithinHours', 'confirmBeforeHours', 'platformFeeCents'] as const;

/**
 * The fee and the terms in force for a cleaner who is hired now, but no card is charged sooner than its host agreed to
 * when the job was posted: what owners shorten in between counts for jobs that are posted later.
 */
export async function termsOfHiring(reader: Reader, chargeConsentAt: Date) {
  const newest = await newestDecisions(reader, ofHiring);
  const terms = valuesOf(ofHiring, newest);
  const isSince = newest.some(({ name, at }) => name === 'chargedAfterHours' && at > chargeConsentAt);
  if (!isSince) return terms;
  const agreed = await termsInForce(reader, ['chargedAfterHours'], chargeConsentAt);
  return { ...terms, chargedAfterHours: Math.max(terms.chargedAfterHours, agreed.chargedAfterHours) };
}

/**
 * The lowest that the fee was at any of these moments, at which a host has seen it in a sum, in cents; none where there is
 * no moment.
 */
export async function lowestFeeAt(reader: Reader, moments: readonly Date[]): Promise<number> {
  if (moments.length === 0) return Number.POSITIVE_INFINITY;
  const fees = moments.map((at) => feeAt(sql`${at.toISOString()}::timestamptz`));
  const { rows } = await reader.execute<{ fee: number }>(sql`select least(${sql.join(fees, sql`, `)}) as fee`);
  return rows[0]?.fee ?? Number.POSITIVE_INFINITY;
}

const ofReport = [...reportTermNames, 'resolutionTable'] as const;

/** The deadlines and the rule table in force for a report that is made now, and which version of the table that is. */
export async function termsOfReport(reader: Reader) {
  const newest = await newestDecisions(reader, ofReport);
  const { resolutionTable: rules, ...deadlines } = valuesOf(ofReport, newest);
  const rulesVersion = newest.find(({ name }) => name === 'resolutionTable')?.version ?? 0;
  return { ...deadlines, rules, rulesVersion };
}

function valuesOf<Name extends SettingName>(
  names: readonly Name[],
  newest: readonly { name: string; value: unknown }[],
): Pick<SettingValues, Name> {
  const byName = new Map(newest.map(({ name, value }) => [name, value]));
  // only what each setting's own rule allows was written
  return Object.fromEntries(names.map((name) => [name, byName.get(name) ?? usualOf(name)])) as Pick<
    SettingValues,
    Name
  >;
}

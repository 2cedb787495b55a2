import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { CheckrSettings } from '#server/platform/checkr-settings.ts';
import { second } from '#server/platform/clock.ts';
import { ProviderUnavailable } from '#server/platform/payment-provider.ts';
import type { Candidate, ScreeningProvider } from '#server/platform/screening-provider.ts';
import { asReport, type CheckrReport, checkrReport } from './checkr-report.ts';

// https://docs.checkr.com/apis/openapi: basic authentication with the key as the user, JSON both ways.

const patience = 9 * second;

const thing = z.object({ id: z.string().min(1) });
const page = z.object({ data: z.array(thing) });
const candidateThere = thing.extend({ report_ids: z.array(z.string()).nullish() });
const reportOf = z.object({ candidate_id: z.string() });
const event = z.object({ type: z.string(), data: z.object({ object: thing }) });

/**
 * Checkr as the screening provider; the only file that speaks to it. What we order is known by Checkr's candidate, whose
 * `custom_id` is our check's id: asked for first, so that nothing is ordered twice.
 */
export function checkrScreening(settings: CheckrSettings): ScreeningProvider {
  const ask = askerOf(settings);
  const latestReport = async (candidateId: string): Promise<CheckrReport | null> => {
    const { report_ids } = await ask(candidateThere, `/candidates/${candidateId}`);
    const id = report_ids?.at(-1);
    return id ? ask(checkrReport, `/reports/${id}?include=${included}`) : null;
  };
  return {
    name: 'checkr',
    async order(candidate) {
      const { data } = await ask(page, `/candidates?custom_id=${encodeURIComponent(candidate.reference)}`);
      const id = data[0]?.id ?? (await ask(thing, '/candidates', candidateFor(candidate))).id;
      if (!(await latestReport(id))) await orderFor(ask, settings, id, candidate);
      return { id, reference: candidate.reference, status: 'pending', details: {} };
    },
    readReport: async (id) => asReport(id, await latestReport(id)),
    readEvent: (rawBody, headers) => readEvent(settings, rawBody, headers['x-checkr-signature']),
    orderOf: async (reportId) => {
      const found = await ask(reportOf, `/reports/${encodeURIComponent(reportId)}`).catch(unlessUnknown);
      return found?.candidate_id ?? null;
    },
  };
}

/** Checkr has nothing there, or nothing that our key may read. */
class UnknownToCheckr extends Error {}

function unlessUnknown(error: unknown): null {
  if (error instanceof UnknownToCheckr) return null;
  throw error;
}

type Ask = <Answer>(answer: z.ZodType<Answer>, path: string, body?: object) => Promise<Answer>;

function askerOf({ apiKey, url }: CheckrSettings): Ask {
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`;
  return async (answer, path, body) => {
    const reply = await fetch(`${url}/v1${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(patience),
    }).catch(() => null);
    if (!reply || reply.status === 429 || reply.status >= 500) throw new ProviderUnavailable('Checkr did not answer');
    // the body of a refusal may repeat what was sent: it is not kept
    if (reply.status === 404) throw new UnknownToCheckr(`Checkr answered 404 to ${path.split('?')[0]}`);
    if (!reply.ok) throw new Error(`Checkr answered ${reply.status} to ${path.split('?')[0]}`);
    return answer.parse(await reply.json());
  };
}

/** Without an SSN Checkr asks the candidate for it by mail (an invitation); otherwise the report is ordered at once. */
async function orderFor(ask: Ask, { package: slug }: CheckrSettings, id: string, candidate: Candidate): Promise<void> {
  const body = { candidate_id: id, package: slug, work_locations: locationsOf(candidate) };
  if (candidate.socialSecurityNumber) return void (await ask(thing, '/reports', body));
  const invited = await ask(page, `/invitations?candidate_id=${id}`);
  if (invited.data.length === 0) await ask(thing, '/invitations', body);
}

function readEvent({ webhookSecret }: CheckrSettings, rawBody: Buffer, signature: unknown) {
  if (typeof signature !== 'string') return null;
  if (!webhookSecret.split(',').some((secret) => signs(secret, rawBody, signature))) return null;
  const sent = event.safeParse(jsonOf(rawBody));
  if (!sent.success) return null;
  const { type, data } = sent.data;
  return { subject: type.startsWith('report.') ? data.object.id : null };
}

const included = [
  ...['ssn_trace', 'sex_offender_search', 'global_watchlist_search', 'motor_vehicle_report'],
  ...['county_criminal_searches', 'state_criminal_searches', 'federal_criminal_search'],
].join(',');

const candidateFor = (candidate: Candidate) => ({
  first_name: candidate.firstName,
  last_name: candidate.lastName,
  no_middle_name: true,
  email: candidate.email,
  phone: candidate.phone.replace(/\D/g, '').slice(-10),
  dob: candidate.dateOfBirth,
  zipcode: candidate.address.zipCode,
  ...(candidate.socialSecurityNumber && { ssn: candidate.socialSecurityNumber }),
  work_locations: locationsOf(candidate),
  custom_id: candidate.reference,
});

const locationsOf = ({ address: { state, city } }: Candidate) => [{ country: 'US', state, city }];

/** Hexadecimal HMAC-SHA256 of the body as it came. It carries no time: an event sent again only makes us look again. */
function signs(secret: string, rawBody: Buffer, signature: string): boolean {
  const expected = Buffer.from(createHmac('sha256', secret).update(rawBody).digest('hex'));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString());
  } catch {
    return null;
  }
}

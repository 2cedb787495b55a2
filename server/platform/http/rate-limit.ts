import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Endpoint } from '#contract/endpoint.ts';
import { Refusal } from '../refusal.ts';
import { type Actor, personOf } from './actor.ts';
import { clientAddressOf } from './ip-range.ts';

// Counted in each web process separately: these limits keep one client from starving the others; they guard no secret.
// What guards secrets (codes, passwords) is counted in the database, see server/accounts.
const perAccount = new RateLimiterMemory({ points: 1200, duration: 60 });
const writesPerAccount = new RateLimiterMemory({ points: 600, duration: 60 });
const perVisitor = new RateLimiterMemory({ points: 300, duration: 60 });

/** Documents take a process of their own; nobody reads more of them. */
const documentsPerAccount = new RateLimiterMemory({ points: 60, duration: 60 });
/** An export reads all that somebody has; nobody needs many. */
const exportsPerAccount = new RateLimiterMemory({ points: 20, duration: 3600 });
const perSecretLink = new RateLimiterMemory({ points: 60, duration: 3600 });

// Health checks, and providers: their events are signed, and a refused one would only be sent again.
const uncounted = /^\/(api\/health|webhooks|sandbox)\//;

interface From {
  actor: Pick<Actor, 'id' | 'member' | 'visitor'> | null;
  ip: string;
}

/** Counts a call and refuses it with 429 once over the limits. */
export async function limitRate(
  { actor, ip }: From,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
): Promise<void> {
  if (uncounted.test(path)) return;
  if (!actor) return count(perVisitor, clientAddressOf(ip));
  // an admin who sees the product as somebody else uses up nothing of theirs
  const account = personOf(actor);
  await count(perAccount, account);
  if (method !== 'GET') await count(writesPerAccount, account);
}

/** Counts what is fetched by somebody's secret link, which calendar apps do from addresses that they share: 60 an hour. */
export const limitSecretLink = (owner: string): Promise<void> => count(perSecretLink, owner);

/** Counts a document that is made for an account: 60 a minute. */
export const limitDocuments = (accountId: string): Promise<void> => count(documentsPerAccount, accountId);

/** Counts an export of all that an account has: 20 an hour. */
export const limitExports = (accountId: string): Promise<void> => count(exportsPerAccount, accountId);

async function count(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (rejection) {
    if (rejection instanceof Error) throw rejection;
    throw tooMany(millisecondsLeft(rejection));
  }
}

/** 429 with the seconds to wait. */
export function tooMany(milliseconds: number): Refusal {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new Refusal('rate_limited', 'Too many attempts. Please wait a moment.', {
    headers: { 'retry-after': String(seconds) },
  });
}

const millisecondsLeft = (rejection: unknown): number =>
  typeof rejection === 'object' && rejection !== null && 'msBeforeNext' in rejection
    ? Number(rejection.msBeforeNext)
    : 1000;

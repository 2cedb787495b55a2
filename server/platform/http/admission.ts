import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { Refusal } from '../refusal.ts';
import type { Actor, Authenticate } from './actor.ts';
import { roleMay } from './route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; while `admitted` is there, who it was the last time. */
    actor: Actor | null;
    /** What the database says of who calls, for a read that begins before it has answered. Rejects with 401 and 403. */
    admitted?: Promise<Actor | null>;
  }
}

/**
 * Lets a caller in, or refuses with 401 and 403. The session is looked up in the database for every request. A read
 * (`early`) need not wait for that: it begins as who the session belonged to the last time, and `onceAdmitted` holds its
 * answer back until the database has said the same.
 */
export async function letIn(
  request: FastifyRequest,
  endpoint: Endpoint,
  { authenticate, early }: { authenticate: Authenticate; early: boolean },
): Promise<void> {
  const token = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  const { actor, remembered } = token ? authenticate(token) : { actor: null, remembered: null };
  const admitted = admit(endpoint, actor);
  if (early && remembered && refusalFor(endpoint, remembered) === null) {
    request.actor = remembered;
    request.admitted = admitted;
    admitted.catch(() => undefined); // onceAdmitted hears of it
  } else {
    request.actor = await admitted;
  }
}

/** The answer that `produce` makes for who calls; nothing that was made for anybody else leaves, errors included. */
export async function onceAdmitted(request: FastifyRequest, produce: () => Promise<unknown>): Promise<unknown> {
  if (!request.admitted) return produce();
  const early = produce();
  early.catch(() => undefined); // awaited below, unless it was for nobody
  const actor = await request.admitted;
  if (actor === request.actor) return early;
  request.actor = actor;
  return produce();
}

async function admit(endpoint: Endpoint, asked: Promise<Actor | null> | null): Promise<Actor | null> {
  const actor = await asked;
  const refusal = refusalFor(endpoint, actor);
  if (refusal) throw refusal;
  return actor;
}

function refusalFor(
  { access, method, whileSuspended, whileUnverified }: Endpoint,
  actor: Actor | null,
): Refusal | null {
  if (access === 'anyone') return null;
  if (!actor) return new Refusal('not_signed_in', 'Please sign in.', { headers: { 'www-authenticate': 'Bearer' } });
  if (!roleMay(access, actor.role)) return new Refusal('forbidden', 'Your account may not do this.');
  if (actor.suspended && !whileSuspended)
    return new Refusal('account_suspended', 'This account is suspended. Please contact support.');
  if (!actor.emailVerified && method !== 'GET' && !whileUnverified)
    return new Refusal('email_unverified', 'Please confirm your e-mail address first.');
  return null;
}

import type { FastifyRequest } from 'fastify';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { isPersonal } from '#contract/member-rights.ts';
import { staffMay } from '#contract/staff-rights.ts';
import type { Kit } from '../kit.ts';
import { Refusal } from '../refusal.ts';
import type { Actor, Authenticate, Teams } from './actor.ts';
import { refusalForVisitor } from './as-visitor.ts';
import { limitRate } from './rate-limit.ts';
import { roleMay } from './route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null for a visitor. */
    actor: Actor | null;
  }
}

/** Identifies the caller, counts the call (wrong tokens too) and refuses with 429, 401 or 403 before anything else. */
export async function letIn(request: FastifyRequest, endpoint: Endpoint, { authenticate, teams }: Gate): Promise<void> {
  // the scheme is case-insensitive (RFC 9110, section 11.1)
  const token = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];
  request.actor = token ? await authenticate(token) : null;
  await limitRate(request, endpoint);
  const refusal = (request.actor?.visitor && refusalForVisitor(endpoint)) || refusalFor(endpoint, request.actor);
  if (refusal) throw refusal;
  const named = request.headers['x-host'];
  const hostId = named === undefined ? undefined : String(named).toLowerCase();
  if (
    !request.actor ||
    request.actor.visitor ||
    hostId === undefined ||
    hostId === request.actor.id ||
    !concernsTeams(endpoint)
  )
    return;
  request.actor = await teams.actFor(request.actor, hostId, endpoint, request.params);
}

/** What is everybody’s, or one’s own account’s, is called as oneself, whomever else the call names. */
const concernsTeams = ({ access, path }: Endpoint): boolean => access !== 'anyone' && !isPersonal(path);

/** Who a call’s token belongs to, and whom they may act for. */
export interface Gate {
  authenticate: Authenticate;
  teams: Teams;
  /** Told of each list that an admin takes along as a file, before it is sent. */
  exported?: (kit: Kit, admin: Actor, what: { list: string; narrowed: string | null }) => Promise<void>;
}

function refusalFor(endpoint: Endpoint, actor: Actor | null): Refusal | null {
  const { access, method, whileSuspended, whileUnverified, whileNameless, whileUnprotected } = endpoint;
  if (access === 'anyone') return null;
  if (!actor) return new Refusal('not_signed_in', 'Please log in.', { headers: { 'www-authenticate': 'Bearer' } });
  if (actor.nameless && !whileNameless) return new Refusal('forbidden', 'Please tell us your name and role first.');
  if (actor.unprotected && !whileUnprotected)
    return new Refusal('forbidden', 'Please set up two-factor authentication first.');
  if (!roleMay(access, actor.role)) return new Refusal('forbidden', 'Your account doesn’t have permission to do this.');
  if (isForAdmins(access) && !staffMay(actor.staffRole, endpoint))
    return new Refusal('forbidden', 'Your role doesn’t include this. An owner can change that.');
  if (actor.suspended && !whileSuspended)
    return new Refusal('account_suspended', 'This account is suspended. Please contact support.');
  if (!actor.emailVerified && method !== 'GET' && !whileUnverified)
    return new Refusal('email_unverified', 'Please confirm your email address first.');
  return null;
}

const isForAdmins = (access: Access): boolean => typeof access !== 'string' && access.every((role) => role === 'ADMIN');

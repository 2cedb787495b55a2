import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { second } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db.ts';
import type { SandboxBase } from './base.ts';
import { signEvent } from './event-signature.ts';
import { sandboxEvents } from './table.ts';

type Deliver = (body: Buffer, headers: Record<string, string>) => Promise<number>;

const path = '/webhooks/sandbox';
const patience = 10 * second;

/** This process's web sides; the worker has none and goes over the network. */
const webSides = new WeakMap<Db, FastifyInstance>();

/** Tells the sandbox where this process's own webhook is. */
export function receiveSandboxEvents({ db }: SandboxBase, app: FastifyInstance): void {
  webSides.set(db, app);
}

/** The task `sandbox-deliver`: sends one event, or all that are waiting; throws unless Freshkey answers 2xx. */
export function eventDelivery(base: SandboxBase) {
  return async ({ eventId }: Record<string, unknown>): Promise<void> => {
    const which = typeof eventId === 'string' ? eq(sandboxEvents.id, eventId) : undefined;
    const waiting = await base.db
      .select()
      .from(sandboxEvents)
      .where(and(isNull(sandboxEvents.deliveredAt), which))
      .orderBy(sandboxEvents.createdAt)
      .limit(100);
    for (const event of waiting) await deliver(base, event);
  };
}

/** Sends waiting events about one object at once, so that a card just confirmed shows up; never throws. */
export async function deliverNow(base: SandboxBase, object: string): Promise<void> {
  const waiting = await base.db
    .select()
    .from(sandboxEvents)
    .where(and(isNull(sandboxEvents.deliveredAt), eq(sandboxEvents.object, object)))
    .orderBy(sandboxEvents.createdAt);
  try {
    for (const event of waiting) await deliver(base, event);
  } catch (error) {
    base.log.warn({ err: error }, 'sandbox event not delivered yet; the task will send it');
  }
}

async function deliver(base: SandboxBase, event: typeof sandboxEvents.$inferSelect): Promise<void> {
  const { id, type, object, createdAt } = event;
  const body = Buffer.from(JSON.stringify({ id, type, object, livemode: false, created: createdAt.toISOString() }));
  const headers = { 'content-type': 'application/json', 'sandbox-signature': signEvent(base, body) };
  const status = await wayTo(base)(body, headers);
  if (status < 200 || status > 299) throw new Error(`The webhook answered ${status}`);
  await base.db.update(sandboxEvents).set({ deliveredAt: base.clock.now() }).where(eq(sandboxEvents.id, id));
}

/** A web side that listens is reached over the network, one that does not (in tests) by injection. */
function wayTo({ db, settings }: SandboxBase): Deliver {
  const app = webSides.get(db);
  if (app && !app.server.listening)
    return async (payload, headers) => (await app.inject({ method: 'POST', url: path, payload, headers })).statusCode;
  const origin = app?.listeningOrigin ?? `http://${hostInUrl(settings.host)}:${settings.port}`;
  return async (body, headers) => {
    const sent = new Uint8Array(body); // fetch does not accept a pooled Buffer
    const signal = AbortSignal.timeout(patience);
    return (await fetch(`${origin}${path}`, { method: 'POST', body: sent, headers, signal })).status;
  };
}

function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

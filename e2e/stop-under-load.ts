import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Somebody } from './people.ts';
import type { Product } from './running-product.ts';

export interface Sent {
  /** When its connection stood; until then it has asked nothing. */
  at?: number;
  /** The status of a whole answer; 'cut' where it began and did not end, 'none' where nothing came. */
  outcome?: number | 'cut' | 'none';
}

interface Stopped {
  calls: Sent[];
  /** Those that the server had been asked before it was told to stop. */
  before: Sent[];
  code: number | null;
  /** From the signal to the end, in milliseconds. */
  took: number;
}

/** Tells a product to stop while calls go on coming, at most a hundred a second, once so many were answered. */
export async function stopUnderLoad(product: Product, hosts: readonly Somebody[], answered: number): Promise<Stopped> {
  const calls: Sent[] = [];
  const waiting = () => calls.filter(({ outcome }) => outcome === undefined).length;
  const sending: Promise<void>[] = [];
  const load = setInterval(() => {
    const host = hosts[calls.length % hosts.length];
    // a busy machine gets fewer at once instead of a queue that grows
    if (host && waiting() < 50) sending.push(send(product.url, host, calls));
  }, 10);
  while (calls.length - waiting() < answered) await wait(20);
  const gone = once(product.process, 'exit');
  const toldAt = performance.now();
  const before = askedBy(calls);
  product.process.kill('SIGTERM');
  const [code] = await gone;
  const took = performance.now() - toldAt;
  clearInterval(load);
  await Promise.all(sending);
  return { calls, before, code, took };
}

/** Connections are taken up in their order, so what was sent before an answered call has reached the server as well. */
function askedBy(calls: readonly Sent[]): Sent[] {
  const lastAnswered = calls
    .filter(({ outcome }) => outcome !== undefined)
    .reduce((last, { at = 0 }) => Math.max(last, at), 0);
  return calls.filter(({ at, outcome }) => outcome !== undefined || (at !== undefined && at <= lastAnswered));
}

/** One call on a connection of its own; every second one writes. */
function send(url: string, { token }: Somebody, calls: Sent[]): Promise<void> {
  const writes = calls.length % 2 === 0;
  const sent: Sent = {};
  calls.push(sent);
  const title = `Home ${calls.length}`;
  return new Promise((resolve) => {
    const end = (outcome: Sent['outcome']) => {
      sent.outcome ??= outcome;
      resolve();
    };
    const call = request(`${url}${writes ? '/api/properties' : '/api/host/jobs?limit=20'}`, {
      method: writes ? 'POST' : 'GET',
      agent: false,
      headers: { authorization: `Bearer ${token}`, ...(writes && { 'content-type': 'application/json' }) },
    });
    call.once('socket', (socket) => socket.once('connect', () => Object.assign(sent, { at: performance.now() })));
    call.once('response', (answer) => {
      answer.resume();
      answer.once('end', () => end(answer.statusCode ?? 0));
      answer.once('error', () => end('cut'));
    });
    call.once('error', () => end('none'));
    call.end(writes ? JSON.stringify({ title, address: '200 Congress Ave, Austin, TX 78701' }) : '');
  });
}

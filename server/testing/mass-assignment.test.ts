import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { allRoutes } from '#server/app.ts';
import { day, minute, plus } from '#server/platform/clock.ts';
import { accessBodies } from './access-bodies.ts';
import { accessMatrix } from './access-matrix.ts';
import { freshToken, type Ids, type People, scenes, thePeople } from './access-world.ts';
import { digest } from './digest.ts';
import { aHouse } from './house.ts';
import { fromNetwork } from './network.ts';

/** What no one may set by sending it along. As text, because an object literal cannot have a `__proto__` key. */
const forbidden: Record<string, string> = {
  role: '"ADMIN"',
  status: '"PAID"',
  id: '"01900000-0000-7000-8000-000000000000"',
  userId: '"01900000-0000-7000-8000-000000000000"',
  hostId: '"01900000-0000-7000-8000-000000000000"',
  ownerId: '"01900000-0000-7000-8000-000000000000"',
  authorId: '"01900000-0000-7000-8000-000000000000"',
  payerId: '"01900000-0000-7000-8000-000000000000"',
  amountPaidCents: '1',
  hostFeeCents: '0',
  cleanerFeeCents: '0',
  balanceCents: '100000',
  ratingStars: '5',
  ratingCount: '1000',
  ratingAvg: '5',
  emailVerifiedAt: '"2026-01-01T00:00:00Z"',
  suspendedAt: 'null',
  onboardingCompleted: 'true',
  clearance: '"APPROVED"',
  clearedUntil: '"2099-01-01T00:00:00Z"',
  passwordHash: '"x"',
  moderatedBy: '"01900000-0000-7000-8000-000000000000"',
  createdAt: '"2000-01-01T00:00:00Z"',
  constructor: '{"prototype":{"role":"ADMIN"}}',
};
// an object literal would take __proto__ for the prototype, so it is defined as an ordinary key
Object.defineProperty(forbidden, '__proto__', { value: '{"role":"ADMIN"}', enumerable: true });

interface Call {
  key: string;
  method: string;
  url: string;
  token: string | undefined;
  body: object;
  /** Each call comes from a network of its own: so many visitors’ calls are more than one may send in a minute. */
  network: number;
}

const house = await aHouse();

test('25 keys no one may set are refused on every call that writes, and nothing changes', async () => {
  const keys = Object.keys(forbidden);
  assert.equal(keys.length, 25);
  const calls = await writingCalls();
  const before = await digest(house);
  const letThrough: string[] = [];
  for (const call of calls) {
    const { key, body } = call;
    house.clock.forward(minute + 1000);
    // what a call names by `id` in its body, it may name
    for (const name of keys.filter((one) => !Object.hasOwn(body, one))) {
      const { status } = await send(call, withKey(body, name));
      if (status !== 400) letThrough.push(`${key} with ${name}: ${status}`);
    }
  }
  console.log(`${calls.length} calls × ${keys.length} keys`);
  assert.deepEqual(letThrough, []);
  assert.deepEqual(await digest(house), before);
  assert.equal(({} as Record<string, unknown>).role, undefined, 'no prototype was polluted');
});

/** So many calls with every key are within what one account may send in a minute. */
const callsOfOneAccount = 20;

async function writingCalls(): Promise<Call[]> {
  const writing = allRoutes.filter(
    ({ endpoint, options }) => endpoint.method !== 'GET' && !options.ownBody && !options.rawBody,
  );
  const calls: Call[] = [];
  let people = await thePeople(house);
  for (const { endpoint } of writing) {
    if (calls.length % callsOfOneAccount === 0) people = await thePeople(house);
    const key = `${endpoint.method} ${endpoint.path}`;
    const ids: Ids = await scenes[accessMatrix[key]?.on ?? 'nothing'](house, people);
    const somebody = callerOf(endpoint.access, people);
    calls.push({
      key,
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'none'),
      token: somebody ? await freshToken(house, somebody) : undefined,
      network: calls.length,
      body: Object(accessBodies[key]?.(ids, people, calls.length) ?? {}),
    });
    // one scene's jobs must not get in the way of the next, whichever of its things the call is made on
    const later = sql`interval '3 days' * ${calls.length}`;
    await house.kit.db.execute(sql`update job set start_time = start_time + ${later}, end_time = end_time + ${later},
      busy_until = busy_until + ${later} where start_time < ${plus(house.clock.now(), 3 * day)}`);
  }
  return calls;
}

function callerOf(access: (typeof allRoutes)[number]['endpoint']['access'], people: People) {
  if (access === 'anyone') return null;
  if (access === 'signed-in' || access.includes('HOST')) return people.ownHost;
  return access.includes('CLEANER') ? people.assigned : people.admin;
}

const withKey = (body: object, name: string) => {
  const { [name]: _, ...rest } = body as Record<string, unknown>; // a key the call does know gets the forbidden value
  return JSON.stringify(rest).replace(/\}$/, `${Object.keys(rest).length > 0 ? ',' : ''}"${name}":${forbidden[name]}}`);
};

async function send({ method, url, token, network }: Call, payload: string) {
  const bearer = token && { authorization: `Bearer ${token}` };
  const headers = { 'content-type': 'application/json', ...fromNetwork(network), ...bearer };
  // the methods come from the list of routes
  const { statusCode: status } = await house.app.inject({ method: method as 'POST', url, headers, payload });
  return { status };
}

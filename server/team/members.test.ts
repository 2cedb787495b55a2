import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type HomeIn, isPersonal, memberRights } from '#contract/member-rights.ts';
import type { MemberRole } from '#contract/member-roles.ts';
import { allRoutes } from '#server/app.ts';
import { aMember, onTeam } from '#server/testing/a-member.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { accessBodies } from '#server/testing/access-bodies.ts';
import { accessMatrix, columns } from '#server/testing/access-matrix.ts';
import { type Ids, scenes, thePeople } from '#server/testing/access-world.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';
import { namesPlace } from './place-in-path.ts';

const house = await aHouse();
const people = await thePeople(house);
const ownHost = columns.indexOf('ownHost');
const routeOf = (key: string) => key.replace(/ \(.*\)$/, '');

const forHosts = allRoutes
  .filter(
    ({ endpoint: { access } }) => access === 'signed-in' || (typeof access !== 'string' && access.includes('HOST')),
  )
  .filter(({ endpoint }) => !isPersonal(endpoint.path));
const hostRoutes = forHosts.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);

/** What stays the host’s alone, said out loud: whoever adds a call decides on which side it is. */
const hostsAlone = [
  'POST /api/host/setup-payment',
  'POST /api/host/payment-methods/{id}/default',
  'DELETE /api/host/payment-methods/{id}',
  'DELETE /api/properties/{id}',
  'POST /api/jobs/{id}/claim-file',
  'POST /api/messages/{id}/report',
  'POST /api/content-reports',
  'GET /api/host/auto-accept',
  'PUT /api/host/auto-accept',
  'GET /api/calendar/export-link',
  'POST /api/calendar/export-link',
  'DELETE /api/calendar/export-link',
  'GET /api/properties/{id}/owner-link',
  'POST /api/properties/{id}/owner-link',
  'DELETE /api/properties/{id}/owner-link',
  'GET /api/host/team',
  'POST /api/host/team/invitations',
  'DELETE /api/host/team/invitations/{id}',
  'PATCH /api/host/team/members/{id}',
  'DELETE /api/host/team/members/{id}',
  'GET /api/host/team/deeds',
];

test('every call of a host is either a member’s too or the host’s alone, and each that changes something leaves a deed', () => {
  assert.deepEqual([...Object.keys(memberRights), ...hostsAlone].sort(), [...new Set(hostRoutes)].sort());
  const silent = Object.entries(memberRights).filter(([key, { deed }]) => !key.startsWith('GET') && deed === null);
  assert.deepEqual(
    silent.map(([key]) => key),
    [
      'POST /api/messages/{id}/translate',
      'POST /api/uploads',
      'PUT /api/uploads/{key}',
      'POST /api/uploads/{key}',
      'POST /api/calendar/look',
    ],
  );
});

test('who only looks changes nothing, and whoever looks after some homes is held to them', () => {
  for (const [key, { who, home }] of Object.entries(memberRights)) {
    if (!key.startsWith('GET')) assert.deepEqual(who, ['MANAGER'], key);
    if (key.includes('{id}')) assert.ok(namesPlace(home) || home === 'every home' || home === 'no home', key);
  }
});

interface Caller {
  name: string;
  role: MemberRole;
  some: boolean;
  /** Given what the host gets: what they get. */
  expects(host: number, right: (typeof memberRights)[string] | undefined): number;
}

const mayNot = (role: MemberRole, right: (typeof memberRights)[string] | undefined) => !right?.who.includes(role);
const isOfOther = (home: HomeIn) => namesPlace(home) || home === 'body';
const callers: Caller[] = [
  { name: 'manager', role: 'MANAGER', some: false, expects: (host, right) => (mayNot('MANAGER', right) ? 403 : host) },
  { name: 'viewer', role: 'VIEWER', some: false, expects: (host, right) => (mayNot('VIEWER', right) ? 403 : host) },
  {
    name: 'manager of another home',
    role: 'MANAGER',
    some: true,
    expects: (host, right) => {
      if (!right || mayNot('MANAGER', right) || right.home === 'every home') return 403;
      return isOfOther(right.home) ? 404 : host;
    },
  },
];

test('every cell of a member is as their role and homes say, at every call of a host and with every id', async () => {
  const [host, member] = [people.ownHost, await aHost(house, { name: 'Mia Member' })];
  const elsewhere = await aProperty(house, host, { title: 'Elsewhere' });
  const deviations: string[] = [];
  let unique = 10_000;
  for (const caller of callers) {
    await onTeam(house, { host, member }, { role: caller.role, homeIds: caller.some ? [elsewhere.id] : null });
    for (const [key, row] of Object.entries(accessMatrix)) {
      if (!hostRoutes.includes(routeOf(key))) continue;
      const expected = caller.expects(row.cells[ownHost] ?? 0, memberRights[routeOf(key)]);
      const found = await answerTo(key, member, ++unique);
      if (found !== expected) deviations.push(`${caller.name} ${key}: expected ${expected}, found ${found}`);
    }
  }
  assert.deepEqual(deviations, []);
});

test('who is on no team, or another’s, gets nothing by naming a host', async () => {
  const stranger = await aMember(house, people.otherHost);
  const found = new Set<number>();
  for (const key of Object.keys(accessMatrix))
    if (hostRoutes.includes(routeOf(key))) found.add(await answerTo(key, stranger, 0));
  assert.deepEqual([...found], [403]);
});

test('a host who names themself, in whatever letters, calls as themself', async () => {
  const { id, token } = people.ownHost;
  const { status } = await house.send('GET', '/api/host/team', { as: token, headers: { 'x-host': id.toUpperCase() } });
  assert.equal(status, 200);
});

async function answerTo(key: string, { token: as }: Somebody, unique: number): Promise<number> {
  const ids: Ids = await scenes[accessMatrix[key]?.on ?? 'nothing'](house, people);
  const [method = '', path = ''] = routeOf(key).split(' ');
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? `none-${unique}`);
  const headers = { 'x-host': people.ownHost.id };
  const { status } = await house.send(method, url, { as, headers, body: accessBodies[key]?.(ids, people, unique) });
  await house.kit.db.execute(`update job set status = 'CANCELED' where status <> 'CANCELED'`);
  return status;
}

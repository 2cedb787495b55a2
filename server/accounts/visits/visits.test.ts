import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { visitRights } from '#contract/visit-rights.ts';
import { allRoutes, taskHandlers } from '#server/app.ts';
import { verifyChain } from '#server/audit/index.ts';
import { auditLog } from '#server/audit/table.ts';
import { minute, plus } from '#server/platform/clock.ts';
import { readsOnly } from '#server/platform/http/as-visitor.ts';
import { accessMatrix } from '#server/testing/access-matrix.ts';
import { type Ids, scenes, thePeople } from '#server/testing/access-world.ts';
import { digest } from '#server/testing/digest.ts';
import { aHouse, type House } from '#server/testing/house.ts';
import { aCleaner, aHost, anAdmin, type Somebody } from '#server/testing/people.ts';
import { sessions } from '../table.ts';

const reason = 'Can’t find the button that pays.';

async function visit(house: House, admin: Somebody, id: string) {
  const { status, body } = await house.post(`/api/admin/users/${id}/visit`, { reason }, admin.token);
  assert.equal(status, 201, JSON.stringify(body));
  return body as { id: string; token: string; expiresAt: string; user: { id: string } };
}

const linksOf = ({ kit }: House, subjectId: string) =>
  kit.db.select().from(auditLog).where(eq(auditLog.subjectId, subjectId)).orderBy(auditLog.id);

test('every read of hosts and cleaners is listed as shown, closed or without its secrets', () => {
  const theirs = allRoutes
    .map(({ endpoint }) => endpoint)
    .filter(({ method, access }) => method === 'GET' && access !== 'anyone' && access.toString() !== 'ADMIN')
    .map(({ path }) => path);
  assert.deepEqual(Object.keys(visitRights).sort(), [...new Set(theirs)].sort());
});

test('an admin sees what a host sees, until they stop, and both are in the chain', async () => {
  const house = await aHouse();
  const [admin, host] = [await anAdmin(house, { staffRole: 'support' }), await aHost(house)];
  const { token, id, user, expiresAt } = await visit(house, admin, host.id);
  assert.equal(user.id, host.id);
  assert.equal(Date.parse(expiresAt) - house.clock.now().getTime(), 30 * minute);
  const me = await house.get('/api/me', token);
  assert.deepEqual([me.status, me.body.id, me.body.role, me.body.staffRole], [200, host.id, 'HOST', undefined]);
  assert.equal((await house.get('/api/admin/users', token)).status, 403, 'what admins see is not seen by a visit');

  assert.equal((await house.post(`/api/admin/visits/${id}/end`, undefined, admin.token)).status, 204);
  assert.equal((await house.post(`/api/admin/visits/${id}/end`, undefined, admin.token)).status, 204);
  assert.equal((await house.get('/api/me', token)).status, 401);
  assert.equal((await house.get('/api/me', host.token)).status, 200, 'the person stays logged in');
  assert.deepEqual(
    (await linksOf(house, host.id)).map(({ action, actorId, facts }) => [action, actorId, facts.visit]),
    [
      ['view as user', admin.id, id],
      ['stop viewing', admin.id, id],
    ],
  );
  assert.equal((await verifyChain(house.kit.db)).fault, null);
});

test('a visit writes nothing, whatever it calls, and what is private stays closed', async () => {
  const house = await aHouse();
  const people = await thePeople(house);
  const wrong: string[] = [];
  const of = (reading: boolean) =>
    allRoutes.map((one) => one.endpoint).filter((one) => (one.method === 'GET') === reading);
  for (const whose of [people.ownHost, people.assigned]) {
    // an admin of their own each: so many calls are more than one may make in a minute
    const { token } = await visit(house, await anAdmin(house), whose.id);
    const before = await digest(house);
    for (const { method, path } of of(false)) {
      const { status, body } = await house.send(method, path.replace(/\{\w+\}/g, 'none'), { as: token, body: {} });
      assert.deepEqual([status, body.error], [403, 'visit_reads'], `${method} ${path}`);
    }
    assert.deepEqual(await digest(house), before);
    for (const { path, access } of of(true)) {
      // the last call's job must not keep its cleaner from this one
      await house.kit.db.execute(sql`update job set status = 'CANCELED' where status <> 'CANCELED'`);
      const ids: Ids = await scenes[accessMatrix[`GET ${path}`]?.on ?? 'nothing'](house, people);
      const { status, body } = await house.get(
        path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'none'),
        token,
      );
      if (access !== 'anyone' && visitRights[path] === 'closed')
        // of a stream only the status is read
        assert.deepEqual([status, body?.error ?? 'visit_closed'], [403, 'visit_closed'], path);
      else if (body?.error === 'visit_reads' || status >= 500) wrong.push(`${path}: ${status}`);
    }
  }
  assert.deepEqual(wrong, []);
});

test('a read that would write is refused by the database itself', async () => {
  const { kit } = await aHouse();
  await assert.rejects(kit.readOnlyDb.delete(sessions), (error: Error) => /read-only/.test(String(error.cause)));
  assert.equal(readsOnly().status, 403);
});

test('whoever visits nobody is not told of a visit while the database takes no writes', async (t: TestContext) => {
  const house = await aHouse();
  const host = await aHost(house);
  const fault = new pg.DatabaseError('cannot execute UPDATE in a read-only transaction', 0, 'error');
  t.mock.method(house.kit.db, 'transaction', () => Promise.reject(Object.assign(fault, { code: '25006' })));
  const { status, body } = await house.patch('/api/me', { name: 'Hanna Anders' }, host.token);
  assert.deepEqual([status, body.error], [503, 'unavailable']);
});

test('what a host has noted for nobody else is covered', async () => {
  const house = await aHouse();
  const [admin, people] = [await anAdmin(house), await thePeople(house)];
  const { id } = people.assigned;
  await scenes['assigned job'](house, people);
  await house.put(`/api/host/cleaners/${id}/note`, { note: 'Late twice.' }, people.ownHost.token);
  const { token } = await visit(house, admin, people.ownHost.id);
  for (const path of ['/api/host/cleaners', `/api/host/cleaners/${id}`]) {
    const [own, seen] = [await house.get(path, people.ownHost.token), await house.get(path, token)];
    assert.match(JSON.stringify(own.body), /Late twice/);
    assert.equal(seen.status, 200, JSON.stringify(seen.body));
    assert.doesNotMatch(JSON.stringify(seen.body), /Late twice/);
  }
});

test('of a cleaner’s own answers the secrets are covered', async () => {
  const house = await aHouse();
  const [admin, people] = [await anAdmin(house), await thePeople(house)];
  const own = (await house.get('/api/cleaner/profile', people.assigned.token)).body.personal;
  const { token } = await visit(house, admin, people.assigned.id);
  const seen = (await house.get('/api/cleaner/profile', token)).body.personal;
  assert.equal(seen.firstName, own.firstName);
  for (const name of ['ssnLast4', 'dateOfBirth', 'street'])
    assert.ok(own[name] === null || seen[name] !== own[name], name);
  assert.equal((await house.get('/api/cleaner/payout-account', token)).status, 403);
});

test('a visit is over after half an hour, with the admin’s session, and with the account', async () => {
  const house = await aHouse();
  const [admin, host, cleaner] = [await anAdmin(house), await aHost(house), await aCleaner(house)];
  const first = await visit(house, admin, host.id);
  const second = await visit(house, admin, cleaner.id);
  await house.post('/api/auth/logout', undefined, admin.token);
  assert.equal((await house.get('/api/me', first.token)).status, 401);
  const other = await anAdmin(house);
  const third = await visit(house, other, host.id);
  const erased = await house.post(`/api/admin/users/${cleaner.id}/erase`, { name: cleaner.name, reason }, other.token);
  assert.equal(erased.status, 204, JSON.stringify(erased.body));
  assert.equal((await house.get('/api/me', second.token)).status, 401);
  house.clock.set(plus(house.clock.now(), 30 * minute));
  assert.equal((await house.get('/api/me', third.token)).status, 401);
  await endAll(house);
  await endAll(house);
  const ended = (await linksOf(house, host.id)).filter(({ action }) => action === 'stop viewing');
  assert.deepEqual(ended.map(({ facts }) => facts.visit).sort(), [first.id, third.id].sort());
});

const endAll = async ({ kit }: House) => taskHandlers(kit)['end-visits']?.({});

test('no visit to an admin, to somebody without a name, or by finance; nobody ends another’s', async () => {
  const house = await aHouse();
  const [owner, host] = [await anAdmin(house), await aHost(house)];
  const finance = await anAdmin(house, { staffRole: 'finance' });
  const ask = (id: string, by: Somebody, body: object = { reason }) =>
    house.post(`/api/admin/users/${id}/visit`, body, by.token);
  assert.equal((await ask(finance.id, owner)).status, 403);
  assert.equal((await ask(host.id, finance)).status, 403);
  assert.equal((await ask(host.id, owner, { reason: ' ' })).status, 400);
  const { id } = await visit(house, owner, host.id);
  assert.equal((await house.post(`/api/admin/visits/${id}/end`, undefined, finance.token)).status, 404);
});

test('a visit to an account that is erased meanwhile ends in the chain, too', async () => {
  const house = await aHouse();
  const [owner, host] = [await anAdmin(house), await aHost(house)];
  const { id, token } = await visit(house, owner, host.id);
  const erased = await house.post(
    `/api/admin/users/${host.id}/erase`,
    { name: host.name, reason: 'They asked for it.' },
    owner.token,
  );
  assert.equal(erased.status, 204, JSON.stringify(erased.body));
  assert.equal((await house.get('/api/me', token)).status, 401);
  assert.deepEqual(
    (await linksOf(house, host.id)).map(({ action, facts }) => [action, facts.visit ?? null]),
    [
      ['view as user', id],
      ['stop viewing', id],
      ['erase account', null],
    ],
  );
  assert.equal((await verifyChain(house.kit.db)).fault, null);
});

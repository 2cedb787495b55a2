import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { users } from '#server/accounts/table.ts';
import { autoAcceptRules, postingTemplates } from '#server/jobs/table.ts';
import { comesTooLate } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { actingFor, aMember, aTeamInvitation, invitedTo, onTeam } from '#server/testing/a-member.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';
import { until } from '#server/testing/until.ts';
import { membersOf } from './members-of.ts';

test('a role, homes and the end of it take effect with the next call', async () => {
  const house = await aHouse();
  const jonas = await aHost(house, { name: 'Jonas Hill' });
  const [loft, villa] = [await aProperty(house, jonas), await aProperty(house, jonas, { title: 'Villa' })];
  const member = await aMember(house, jonas);
  const mia = actingFor(house, jonas, member);
  const supplies = () => mia.put(`/api/properties/${villa.id}/supplies`, { supplies: [] });
  const path = `/api/host/team/members/${member.id}`;
  const change = (body: object) => house.patch(path, body, jonas.token);
  assert.equal((await supplies()).status, 200);
  assert.equal((await change({ role: 'MANAGER', homeIds: [loft.id] })).status, 200);
  assert.equal((await supplies()).status, 404);
  assert.equal((await change({ role: 'VIEWER', homeIds: null })).status, 200);
  assert.equal((await supplies()).status, 403);
  const strangers = await aProperty(house, await aHost(house));
  for (const homeIds of [[strangers.id], []]) {
    const refused = await change({ role: 'VIEWER', homeIds });
    assert.deepEqual([refused.status, Object.keys(refused.body.fields)], [400, ['homeIds']]);
  }
  assert.equal((await house.remove(path, jonas.token)).status, 204);
  const after = await mia.get('/api/host/jobs');
  assert.deepEqual([after.status, after.body.error], [403, 'membership_ended']);
  assert.equal((await house.remove(path, jonas.token)).status, 404);
  assert.deepEqual(await bellsIn(house).bellsOf(member), ['membershipEnded']);
});

test('whose place ends while what they send is still on its way does nothing any more', async () => {
  const house = await aHouse();
  const jonas = await aHost(house, { name: 'Jonas Hill' });
  const loft = await aProperty(house, jonas);
  const member = await aMember(house, jonas);
  const place = `/api/host/team/members/${member.id}`;
  const send = async (end: () => Promise<unknown>) => {
    const body = new PassThrough();
    const headers = { authorization: `Bearer ${member.token}`, 'x-host': jonas.id, 'content-type': 'application/json' };
    const url = `/api/properties/${loft.id}/supplies`;
    const sent = house.app.inject({ method: 'PUT', url, headers, payload: body });
    await until('the call is let in, and its body is read', () => body.listenerCount('readable') > 0);
    await end();
    body.end('{"supplies":[]}');
    return (await sent).json().error;
  };
  const viewer = { role: 'VIEWER', homeIds: null };
  assert.equal(await send(() => house.patch(place, viewer, jonas.token)), 'forbidden');
  await house.patch(place, { ...viewer, role: 'MANAGER' }, jonas.token);
  assert.equal(await send(() => house.remove(place, jonas.token)), 'membership_ended');
});

test('a home that its host removes is no longer among those of a member, who can be changed as before', async () => {
  const house = await aHouse();
  const jonas = await aHost(house, { name: 'Jonas Hill' });
  const [loft, villa] = [await aProperty(house, jonas), await aProperty(house, jonas, { title: 'Villa' })];
  const member = await aMember(house, jonas, { homeIds: [villa.id, loft.id] });
  assert.equal((await house.remove(`/api/properties/${villa.id}`, jonas.token)).status, 204);
  const { homeIds } = (await house.get('/api/host/team', jonas.token)).body.members[0];
  assert.deepEqual(homeIds, [loft.id]);
  assert.deepEqual((await house.get('/api/memberships', member.token)).body[0].homeIds, [loft.id]);
  const change = { role: 'VIEWER', homeIds };
  assert.equal((await house.patch(`/api/host/team/members/${member.id}`, change, jonas.token)).status, 200);
});

test('a suspension of either closes everything at once; leaving and deletion end it', async () => {
  const house = await aHouse();
  const jonas = await aHost(house, { name: 'Jonas Hill' });
  const member = await aMember(house, jonas);
  const mia = actingFor(house, jonas, member);
  const suspend = (id: string, suspendedAt: Date | null) =>
    house.kit.db.update(users).set({ suspendedAt }).where(eq(users.id, id));
  const reads = async () => (await mia.get('/api/host/jobs')).body.error;
  for (const [somebody, refusal] of [
    [jonas, 'membership_ended'],
    [member, 'account_suspended'],
  ] as const) {
    await suspend(somebody.id, house.clock.now());
    assert.equal(await reads(), refusal);
    await suspend(somebody.id, null);
    assert.equal(await reads(), undefined);
  }
  assert.equal((await house.remove(`/api/memberships/${jonas.id}`, member.token)).status, 204);
  assert.equal(await reads(), 'membership_ended');
  assert.deepEqual(await bellsIn(house).bellsOf(jonas), ['memberLeft']);

  const invited = await aHost(house);
  const token = await invitedTo(house, jonas, invited.email);
  const accept = async () => (await house.post('/api/memberships', { token }, invited.token)).status;
  await suspend(jonas.id, house.clock.now());
  assert.equal((await house.post('/api/team-invitations/look', { token })).status, 404);
  assert.equal(await accept(), 404, 'an invitation rests as the team does');
  await suspend(jonas.id, null);
  assert.equal(await accept(), 201);

  const again = await aMember(house, jonas, { name: 'Nia New' });
  assert.equal((await house.send('DELETE', '/api/me', { as: jonas.token, body: { email: jonas.email } })).status, 204);
  assert.deepEqual((await house.get('/api/memberships', again.token)).body, []);
  assert.equal((await actingFor(house, jonas, again).get('/api/host/jobs')).status, 403);
});

test('what was being written for a host while they left is refused', async () => {
  const house = await aHouse();
  const { kit } = house;
  const [gone, member] = [await aHost(house), await aHost(house)];
  await kit.db.update(users).set({ erasedAt: kit.clock.now() }).where(eq(users.id, gone.id));
  const [hostId, createdAt, changedAt] = [gone.id, kit.clock.now(), kit.clock.now()];
  const template = { id: newId(), hostId, name: 'Late', payoutCents: toCents(9000), cleaningType: 'standard' as const };
  const late = [
    onTeam(house, { host: gone, member }),
    onTeam(house, { host: member, member: gone }),
    aTeamInvitation(house, gone),
    kit.db.insert(postingTemplates).values({ ...template, customTasks: [], createdAt }),
    kit.db.insert(autoAcceptRules).values({ hostId, isOn: false, changedAt }),
  ];
  for (const answer of await Promise.allSettled(late)) {
    assert.equal(answer.status, 'rejected');
    assert.ok(comesTooLate(answer.reason), String(answer.reason));
  }
});

test('a host with an account accepts logged in, with the invited address and no other, and a kept answer is nobody else’s', async () => {
  const house = await aHouse();
  const [jonas, mia] = [await aHost(house, { name: 'Jonas Hill' }), await aHost(house, { name: 'Mia Moss' })];
  const home = await aProperty(house, jonas);
  const token = await invitedTo(house, jonas, mia.email, { homeIds: [home.id] });
  assert.equal((await house.post('/api/team-invitations/look', { token })).body.account, 'host');
  assert.equal((await house.post('/api/team-invitations/accept', { token, name: 'Mia' })).status, 409);
  assert.equal((await house.post('/api/memberships', { token }, jonas.token)).status, 403);
  assert.equal((await house.post('/api/memberships', { token }, mia.token)).body.host.name, 'Jonas Hill');
  const own = await house.post(
    '/api/host/team/invitations',
    { email: jonas.email, role: 'VIEWER', homeIds: null },
    jonas.token,
  );
  assert.deepEqual([own.status, Object.keys(own.body.fields)], [400, ['email']]);
  const twice = await house.post(
    '/api/host/team/invitations',
    { email: mia.email, role: 'VIEWER', homeIds: null },
    jonas.token,
  );
  assert.deepEqual([twice.status, twice.body.error], [409, 'already_exists']);

  // the same key, for herself and for Jonas, is two requests
  const send = (headers: Record<string, string>) =>
    house.send('POST', '/api/uploads', { as: mia.token, headers: { 'idempotency-key': 'k', ...headers } });
  assert.equal((await send({})).status, 415);
  const headers = { 'idempotency-key': 'one', 'x-host': jonas.id };
  const body = { propertyId: home.id, startTime: 'x' };
  const forJonas = await house.send('POST', '/api/jobs', { as: mia.token, headers, body });
  const forHerself = await house.send('POST', '/api/jobs', {
    as: mia.token,
    headers: { 'idempotency-key': 'one' },
    body,
  });
  assert.deepEqual([forJonas.status, forHerself.status], [400, 400]);
});

test('of two managers who choose at once one hires, and the other is told that the job is taken', async () => {
  const house = await aHouse();
  const jonas = await aHost(house, { name: 'Jonas Hill' });
  await aCard(house, jonas);
  const job = await aJob(house, jonas);
  const cleaners = [await anApprovedCleaner(house, 'Carla Clean'), await anApprovedCleaner(house, 'Carlos Clean')];
  for (const cleaner of cleaners) await aBid(house, cleaner, job);
  const [mia, nia] = [await aMember(house, jonas), await aMember(house, jonas, { name: 'Nia New' })];
  const choose = (member: typeof mia, cleanerId = '') =>
    actingFor(house, jonas, member).post(`/api/jobs/${job.id}/assign`, { cleanerId });
  const answers = await Promise.all([choose(mia, cleaners[0]?.id), choose(nia, cleaners[1]?.id)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.equal(answers.find(({ status }) => status === 409)?.body.error, 'job_not_open');
  const { body: deeds } = await house.get(`/api/jobs/${job.id}/deeds`, jonas.token);
  const first = answers[0]?.status === 200 ? mia : nia;
  assert.deepEqual(
    deeds.map(({ deed, by }: { deed: string; by: { id: string } }) => [deed, by.id]),
    [['chose', first.id]],
  );
});

test('open pages of members hear of the homes they look after', async () => {
  const house = await aHouse();
  const jonas = await aHost(house, { name: 'Jonas Hill' });
  const [loft, villa] = [await aProperty(house, jonas), await aProperty(house, jonas)];
  const job = await aJob(house, jonas, { property: loft });
  const [all, own, other] = [
    await aMember(house, jonas),
    await aMember(house, jonas, { homeIds: [loft.id] }),
    await aMember(house, jonas, { homeIds: [villa.id] }),
  ];
  const heard = await membersOf(house.kit.db, [jonas.id, 'CLEANER'], job.id);
  assert.deepEqual(heard.sort(), [all.id, own.id].sort());
  assert.equal((await membersOf(house.kit.db, [jonas.id])).length, 3);
  assert.deepEqual(await membersOf(house.kit.db, [other.id], job.id), []);
  // whoever is named twice, in other letters, or by what is no id
  const odd = [jonas.id, jonas.id, jonas.id.toUpperCase(), 'ADMIN', '-'.repeat(36), ''];
  assert.deepEqual((await membersOf(house.kit.db, odd, job.id)).toSorted(), heard.toSorted());
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auditLog } from '#server/audit/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { actingFor, aMember, invitedTo } from '#server/testing/a-member.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aHouse, type House } from '#server/testing/house.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';

/** The work of a job, done as its cleaner would. */
async function cleaned({ clock, kit, ...house }: House, jobId: string, { token }: Somebody, startTime: Date) {
  clock.set(startTime.toISOString());
  assert.equal((await house.patch(`/api/jobs/${jobId}`, { status: 'IN_PROGRESS' }, token)).status, 200);
  await kit.db.execute(
    `update job set status = 'SUBMITTED', submitted_at = '${startTime.toISOString()}' where id = '${jobId}'`,
  );
}

test('a co-host’s month: invited, posts, chooses, approves, pays, writes, and everything says who did it', async () => {
  const house = await aHouse();
  const [jonas, cleaner] = [await aHost(house, { name: 'Jonas Hill' }), await anApprovedCleaner(house)];
  await aCard(house, jonas);
  const home = await aProperty(house, jonas);

  const token = await invitedTo(house, jonas, 'mia@example.com');
  const look = await house.post('/api/team-invitations/look', { token });
  assert.deepEqual([look.body.host, look.body.role, look.body.account], ['Jonas Hill', 'MANAGER', 'none']);
  const joined = await house.post('/api/team-invitations/accept', { token, name: 'Mia Moss' });
  assert.deepEqual([joined.status, joined.body.user.role], [201, 'HOST'], JSON.stringify(joined.body));
  assert.equal((await house.post('/api/team-invitations/accept', { token, name: 'Mia' })).status, 404);
  assert.deepEqual(await bellsIn(house).bellsOf(jonas), ['memberAccepted']);
  // to the team itself, which stands far down the settings
  const [told] = (await house.get('/api/notifications', jonas.token)).body;
  assert.equal(told.link, '/host/dashboard?tab=settings#team');
  const mia = joined.body.user as Somebody;
  const forJonas = actingFor(house, jonas, joined.body);
  const mine = await house.get('/api/memberships', joined.body.token);
  assert.deepEqual([mine.body[0].host.name, mine.body[0].homeIds], ['Jonas Hill', null]);

  // as herself she has nothing; for Jonas she has his homes
  assert.deepEqual((await house.get('/api/host/properties', joined.body.token)).body, []);
  assert.equal((await forJonas.get('/api/host/properties')).body[0].id, home.id);
  const startTime = plus(house.clock.now(), 2 * day);
  const times = { startTime: startTime.toISOString(), endTime: plus(startTime, day / 8).toISOString() };
  const wanted = { propertyId: home.id, ...times, payoutCents: 12_000, cleaningType: 'standard' };
  const posted = await forJonas.post('/api/jobs', wanted);
  assert.deepEqual([posted.status, posted.body.hostId], [201, jonas.id], JSON.stringify(posted.body));
  const { id } = posted.body;
  await aBid(house, cleaner, { id });
  assert.equal((await forJonas.post(`/api/jobs/${id}/assign`, { cleanerId: cleaner.id })).status, 200);
  const said = await forJonas.post(`/api/jobs/${id}/messages`, { text: 'The key is with the neighbor.' });
  assert.deepEqual([said.status, said.body.author.id, said.body.by.name], [201, jonas.id, 'Mia Moss']);
  const heard = await house.get(`/api/jobs/${id}/messages`, cleaner.token);
  assert.equal(heard.body[0].by.name, 'Mia Moss');
  await cleaned(house, id, cleaner, startTime);
  const paid = await forJonas.post(`/api/jobs/${id}/checkout`);
  assert.deepEqual([paid.status, paid.body.status], [200, 'succeeded'], JSON.stringify(paid.body));
  await house.work();
  assert.equal((await house.get(`/api/jobs/${id}`, jonas.token)).body.status, 'PAID');
  assert.equal((await forJonas.get('/api/host/overview')).body.totalSpentCents, 12_000 - 2_000 + 500);

  const { body: deeds } = await house.get(`/api/jobs/${id}/deeds`, jonas.token);
  assert.deepEqual(
    deeds.map(({ deed, by }: { deed: string; by: { name: string } }) => [deed, by.name]),
    ['paid', 'wrote', 'chose', 'posted'].map((deed) => [deed, 'Mia Moss']),
  );
  const all = await house.get('/api/host/team/deeds?limit=2', jonas.token);
  assert.deepEqual([all.body.length, all.body[0].home.title, all.headers['x-total-count']], [2, 'Lakeside Loft', '4']);
  const { timeline } = (await house.get(`/api/jobs/${id}`, jonas.token)).body;
  const named = timeline.map(({ kind, actor }: { kind: string; actor: string }) => `${kind} ${actor}`);
  for (const kind of ['POSTED', 'ASSIGNED', 'PAID']) assert.ok(named.includes(`${kind} Mia Moss`), named.join());
  const audited = await house.kit.db.select().from(auditLog);
  assert.ok(audited.some(({ facts }) => facts.by === mia.id));

  // the money and the team stay with Jonas
  for (const call of [
    forJonas.post('/api/host/setup-payment'),
    forJonas.get('/api/host/team'),
    forJonas.post('/api/host/team/invitations', { email: 'x@example.com', role: 'VIEWER', homeIds: null }),
    forJonas.remove(`/api/properties/${home.id}`),
  ])
    assert.equal((await call).status, 403);
  // her account stays hers, whomever she names
  assert.equal((await forJonas.get('/api/me')).body.id, mia.id);
  assert.equal((await forJonas.get('/api/me/export')).status, 200);
});

test('a viewer sees, is offered nothing, and leaves messages unread for who answers', async () => {
  const house = await aHouse();
  const jonas = await aHost(house, { name: 'Jonas Hill' });
  const cleaner = await anApprovedCleaner(house);
  const job = await aJob(house, jonas, { status: 'ASSIGNED', cleaner });
  await house.post(`/api/jobs/${job.id}/messages`, { text: 'On my way' }, cleaner.token);
  const view = actingFor(house, jonas, await aMember(house, jonas, { role: 'VIEWER' }));
  const { body } = await view.get(`/api/jobs/${job.id}`);
  assert.deepEqual([body.id, body.can, body.cleaner.id], [job.id, ['addToCalendar'], cleaner.id]);
  assert.deepEqual((await view.get('/api/host/jobs')).body[0].can, ['addToCalendar']);
  assert.equal((await view.get(`/api/jobs/${job.id}/messages`)).body[0].readAt, null);
  assert.equal((await house.get('/api/messages', jonas.token)).body[0].unread, 1);
  assert.equal((await view.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' })).status, 403);
});

test('who looks after one home finds nothing of the other, in no list, count or search', async () => {
  const house = await aHouse();
  const jonas = await aHost(house, { name: 'Jonas Hill' });
  const cleaner = await anApprovedCleaner(house);
  await aCard(house, jonas);
  const [loft, villa] = [await aProperty(house, jonas), await aProperty(house, jonas, { title: 'Villa Secret' })];
  const near = plus(house.clock.now(), day);
  const own = await aJob(house, jonas, { property: loft, startTime: near });
  const hidden = await aJob(house, jonas, { property: villa, startTime: plus(near, 2 * day) });
  for (const job of [own, hidden]) await aBid(house, cleaner, job);
  const toPay = { status: 'SUBMITTED' as const, cleaner, startTime: plus(house.clock.now(), -day) };
  const over = await aJob(house, jonas, { ...toPay, property: villa });
  await house.post(`/api/jobs/${over.id}/checkout`, undefined, jonas.token);
  await aJob(house, jonas, { ...toPay, property: villa });
  await house.post(`/api/jobs/${hidden.id}/messages`, { text: 'Is there a crib?' }, cleaner.token);
  await house.work();
  const mia = actingFor(house, jonas, await aMember(house, jonas, { homeIds: [loft.id] }));
  const lists = Object.keys(await listsOf());
  for (const path of lists) {
    const { status, body } = await mia.get(path);
    assert.equal(status, 200, path);
    const text = JSON.stringify(body);
    for (const secret of [villa.id, hidden.id, over.id, 'Villa Secret'])
      assert.ok(!text.includes(secret), `${path}: ${text}`);
  }
  const { body: overview } = await mia.get('/api/host/overview');
  assert.deepEqual([overview.propertyCount, overview.totalSpentCents, overview.money.monthJobs], [1, 0, 0]);
  assert.deepEqual(
    overview.inbox.map(({ kind, count }: { kind: string; count: number }) => [kind, count]),
    [['bids', 1]],
  );
  assert.deepEqual((await mia.get('/api/host/jobs/counts')).body, { needs: 1, coming: 0, done: 0 });
  assert.equal((await house.get('/api/host/jobs/counts', jonas.token)).body.needs, 3);
  assert.equal((await mia.get('/api/host/cleaners')).status, 403);
  const { body: found } = await mia.get(`/api/search?q=${loft.id}`);
  assert.deepEqual([found.properties.length, found.people], [1, []]);
});

const listsOf = async () => ({
  '/api/host/overview': 1,
  '/api/search?q=Villa': 1,
  '/api/search?q=Carlos': 1,
  '/api/host/inbox': 1,
  '/api/host/jobs': 1,
  '/api/host/jobs?group=needs': 1,
  '/api/host/jobs?group=done': 1,
  '/api/host/findings': 1,
  '/api/host/timeline': 1,
  '/api/host/properties': 1,
  '/api/properties': 1,
  '/api/messages': 1,
  '/api/calendar/integrations': 1,
  '/api/calendar/bookings': 1,
  '/api/host/payments': 1,
  '/api/host/owed': 1,
});

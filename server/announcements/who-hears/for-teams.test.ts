import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { record } from '#server/events.ts';
import { hour, plus } from '#server/platform/clock.ts';
import { recentMails } from '#server/platform/mail.ts';
import { transact } from '#server/platform/transact.ts';
import { hostMembers } from '#server/team/table.ts';
import { aCalendar } from '#server/testing/a-calendar.ts';
import { aJob } from '#server/testing/a-job.ts';
import { actingFor, aMember, onTeam } from '#server/testing/a-member.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { minutesPass } from '#server/testing/minutes-pass.ts';
import { anAdmin, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const { bellsOf, lastOf, bid } = bellsIn(house);
const subjects = async ({ email }: Somebody) => {
  await house.work();
  return (await recentMails(house.kit.db, email)).map(({ subject }) => subject);
};

test('the managers of a home hear of its jobs what the host hears, each once; nobody else of the team does', async () => {
  const { host, ana } = await aScene(house);
  const [home, other] = [await aProperty(house, host), await aProperty(house, host)];
  const all = await aMember(house, host, { name: 'All' });
  const some = await aMember(house, host, { name: 'Some', homeIds: [home.id] });
  const elsewhere = await aMember(house, host, { name: 'Elsewhere', homeIds: [other.id] });
  const viewer = await aMember(house, host, { name: 'Viewer', role: 'VIEWER' });
  const gone = await aMember(house, host, { name: 'Gone' });
  await house.kit.db.delete(hostMembers).where(eq(hostMembers.memberId, gone.id));
  const closed = await aMember(house, host, { name: 'Closed' });
  await house.kit.db.update(users).set({ suspendedAt: house.clock.now() }).where(eq(users.id, closed.id));
  const job = await aJob(house, host, { property: home });
  await bid(job, ana);
  for (const one of [host, all, some]) assert.deepEqual(await bellsOf(one), ['bidPlaced']);
  for (const one of [elsewhere, viewer, gone]) assert.deepEqual(await bellsOf(one), []);
  const mails = [await subjects(host), await subjects(all), await subjects(some), await subjects(viewer)];
  assert.deepEqual(
    mails.map((list) => list.length),
    [1, 1, 1, 0],
  );
  assert.equal(mails[1]?.[0], mails[0]?.[0]);
  assert.deepEqual(
    [(await lastOf(host))?.link, (await lastOf(all))?.link],
    [`/jobs/${job.id}`, `/jobs/${job.id}?for=${host.id}`],
  );
  const [mail] = await recentMails(house.kit.db, all.email);
  assert.match(mail?.text ?? '', new RegExp(`/jobs/${job.id}\\?for=${host.id}`));
});

test('they hear by their own settings, whatever the host’s are', async () => {
  const { host, ana } = await aScene(house);
  const manager = await aMember(house, host);
  const body = { kinds: { bidPlaced: { email: false } } };
  assert.equal((await house.put('/api/me/notification-preferences', body, manager.token)).status, 200);
  await bid(await aJob(house, host), ana);
  assert.deepEqual([await bellsOf(host), await bellsOf(manager)], [['bidPlaced'], ['bidPlaced']]);
  assert.deepEqual([(await subjects(host)).length, (await subjects(manager)).length], [1, 0]);
});

test('they hear of what nobody did, too: a cleaner who has not come', async () => {
  const { host, ana } = await aScene(house);
  const manager = await aMember(house, host);
  const startTime = plus(house.clock.now(), 3 * hour);
  const times = { startTime, endTime: plus(startTime, 4 * hour) };
  const held = { cleaner: ana, status: 'ASSIGNED' as const, confirmedAt: house.clock.now() };
  await aJob(house, host, { ...held, ...times, confirmBy: startTime });
  await minutesPass(house, 3 * 60 + 20, ['remind-of-jobs'], 20);
  assert.deepEqual(await bellsOf(manager), await bellsOf(host));
  assert.ok((await bellsOf(manager)).includes('notStarted'), String(await bellsOf(manager)));
});

test('what a member is told that they host as well is told once, as theirs', async () => {
  const { host, ana } = await aScene(house);
  const other = await aScene(house);
  await onTeam(house, { host: other.host, member: host });
  const job = await aJob(house, host);
  await bid(job, ana);
  assert.deepEqual(await bellsOf(host), ['bidPlaced']);
  assert.equal((await lastOf(host))?.link, `/jobs/${job.id}`);
});

test('what a cleaner writes to the host rings for the managers too, by one mail each, until one of that side has read it', async () => {
  const { host, ana } = await aScene(house);
  const [home, other] = [await aProperty(house, host), await aProperty(house, host)];
  const all = await aMember(house, host, { name: 'All' });
  const elsewhere = await aMember(house, host, { name: 'Elsewhere', homeIds: [other.id] });
  const job = await aJob(house, host, { property: home, cleaner: ana, status: 'ASSIGNED' });
  const write = (text: string) => house.post(`/api/jobs/${job.id}/messages`, { text }, ana.token);
  for (const text of ['Is there a spare key?', 'I am at the door.']) assert.equal((await write(text)).status, 201);
  for (const one of [host, all]) assert.deepEqual(await bellsOf(one), ['messageReceived']);
  assert.deepEqual(await bellsOf(elsewhere), []);
  const last = await lastOf(all);
  assert.equal(last?.link, `/messages/${job.id}/${ana.id}?for=${host.id}`);
  assert.equal(last?.title, (await lastOf(host))?.title, 'both count two');
  await minutesPass(house, 20, ['write-held-mails'], 20);
  assert.deepEqual([(await subjects(all)).length, (await subjects(elsewhere)).length], [1, 0]);
  const read = await actingFor(house, host, all).get(`/api/jobs/${job.id}/messages?cleanerId=${ana.id}`);
  assert.equal(read.status, 200, JSON.stringify(read.body));
  for (const one of [host, all]) assert.ok((await lastOf(one))?.readAt, 'read for all of that side');
});

test('what became of a message that the host reported is for the host alone', async () => {
  const { host, ana } = await aScene(house);
  const manager = await aMember(house, host);
  const job = await aJob(house, host, { cleaner: ana, status: 'ASSIGNED' });
  const { body: message } = await house.post(`/api/jobs/${job.id}/messages`, { text: 'You again!' }, ana.token);
  const { body } = await house.post(`/api/messages/${message.id}/report`, { reason: 'Rude.' }, host.token);
  const closing = { reason: 'It is.', action: 'warn' };
  const owner = await anAdmin(house);
  assert.equal((await house.post(`/api/admin/content/${body.id}/close`, closing, owner.token)).status, 200);
  assert.deepEqual([...(await bellsOf(host))].sort(), ['contentWarned', 'messageReceived']);
  assert.deepEqual(await bellsOf(manager), ['messageReceived']);
});

test('a calendar that asks for the host asks the managers of its home', async () => {
  const { host } = await aScene(house);
  const [home, other] = [await aProperty(house, host), await aProperty(house, host)];
  const some = await aMember(house, host, { homeIds: [home.id] });
  const elsewhere = await aMember(house, host, { homeIds: [other.id] });
  const viewer = await aMember(house, host, { role: 'VIEWER' });
  const calendar = await aCalendar(house, host, home);
  const fact = { kind: 'calendar needs you', hostId: host.id, integrationId: calendar.id, alarm: 'empty' } as const;
  await transact(house.kit, (tx) => record(house.kit, tx, fact));
  for (const one of [host, some]) assert.deepEqual(await bellsOf(one), ['calendarNeedsYou']);
  for (const one of [elsewhere, viewer]) assert.deepEqual(await bellsOf(one), []);
  const link = `/host/calendar?calendar=${calendar.id}`;
  assert.deepEqual([(await lastOf(host))?.link, (await lastOf(some))?.link], [link, `${link}&for=${host.id}`]);
  const [mail] = await recentMails(house.kit.db, some.email);
  assert.ok(mail?.text.includes(`${link}&for=${host.id}`), mail?.text);
});

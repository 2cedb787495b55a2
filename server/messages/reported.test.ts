import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day, plus } from '#server/platform/clock.ts';
import { recentMails } from '#server/platform/mail.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const admin = await anAdmin(house);
const { host, ana, ben } = await aScene(house);

let jobs = 0;
async function aRudeMessage() {
  const startTime = plus(house.clock.now(), ++jobs * day);
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: ana, startTime });
  const path = `/api/jobs/${job.id}/messages`;
  await house.post(path, { text: 'Hello' }, host.token);
  const { body } = await house.post(path, { text: 'You idiot' }, ana.token);
  return { job, id: String(body.id) };
}
const report = (id: string, who: Somebody, reason = 'Insults me') =>
  house.post(`/api/messages/${id}/report`, { reason }, who.token);

test('whoever received a message can report it once, with a reason; its author and others cannot', async () => {
  const { id, job } = await aRudeMessage();
  assert.equal((await report(id, host, ' ')).status, 400);
  const { status, body } = await report(id, host);
  assert.equal(status, 201);
  assert.deepEqual([body.messageId, body.reason], [id, 'Insults me']);
  const again = await report(id, host);
  assert.deepEqual([again.status, again.body.error], [409, 'already_exists']);
  for (const who of [ana, ben]) assert.equal((await report(id, who)).status, 404);
  const { body: shown } = await house.get(`/api/jobs/${job.id}/messages`, host.token);
  assert.deepEqual(
    shown.map(({ reported }: { reported: boolean }) => reported),
    [false, true],
  );
});

test('an admin finds the report without its words, reads the conversation, which is logged, and closes it', async () => {
  const { id, job } = await aRudeMessage();
  const { body: made } = await report(id, host, 'Insults me badly');
  const { body: found } = await house.get(`/api/admin/content?q=${job.id}`, admin.token);
  assert.equal(found.length, 1);
  assert.deepEqual([found[0].id, found[0].status, found[0].author.name], [made.id, 'OPEN', 'Ana']);
  assert.doesNotMatch(JSON.stringify(found), /idiot/);
  assert.equal((await logged(made.id)).length, 0);
  const { body: read } = await house.get(`/api/admin/content/${made.id}/messages`, admin.token);
  assert.deepEqual(
    read.map(({ text }: { text: string }) => text),
    ['Hello', 'You idiot'],
  );
  assert.deepEqual(await logged(made.id), ['read messages']);
  const { body: thread } = await house.get(`/api/jobs/${job.id}/messages`, ana.token);
  assert.equal(thread[1].readAt, null, 'an admin marks nothing as read');
  const close = () => house.post(`/api/admin/content/${made.id}/close`, { reason: 'Warned.' }, admin.token);
  assert.equal((await close()).body.status, 'CLOSED');
  assert.equal((await close()).status, 409);
  assert.deepEqual(await logged(made.id), ['read messages', 'close content report']);
  const open = await house.get(`/api/admin/content?status=OPEN&q=${job.id}`, admin.token);
  assert.deepEqual(open.body, []);
});

test('who reported a message hears what became of it, and its author only if something did', async () => {
  const close = async (action?: string) => {
    const { id, job } = await aRudeMessage();
    const { body: made } = await report(id, host);
    await house.work();
    const { status, body } = await house.post(
      `/api/admin/content/${made.id}/close`,
      { reason: 'Read it.', ...(action && { action }) },
      admin.token,
    );
    assert.deepEqual([status, body.action], [200, action ?? 'none']);
    await house.work();
    return { job, told: await Promise.all([host, ana].map((who) => newBellOf(who, job.id))) };
  };
  const left = await close();
  assert.deepEqual(kindsOf(left.told), ['contentKept', undefined]);
  const warned = await close('warn');
  assert.deepEqual(kindsOf(warned.told), ['contentWarned', 'messageWarned']);
  assert.match(warned.told[0]?.text ?? '', /We’ve asked Ana not to write like that again/);
  assert.equal(warned.told[1]?.link, `/messages/${warned.job.id}/${host.id}`);
  assert.doesNotMatch(warned.told[1]?.text ?? '', new RegExp(host.name));
  const [mail] = await recentMails(house.kit.db, ana.email);
  assert.match(mail?.text ?? '', /it breaks our rules/);
  assert.match(
    mail?.text ?? '',
    /\n\nWhat you wrote on \w{3}, .+\s[AP]M\s\w+:\n“You idiot”\n\nhttp/,
    'what is meant, and when it was',
  );
  assert.ok(mail?.text.includes(`/messages/${warned.job.id}/${host.id}`));
  assert.deepEqual(kindsOf((await close('hide')).told), ['contentHidden', 'messageHidden']);
});

test('a removed message is read by nobody but admins, and both see that it was there', async () => {
  const { id, job } = await aRudeMessage();
  const { body: made } = await report(id, host);
  await house.post(`/api/admin/content/${made.id}/close`, { reason: 'Insult.', action: 'hide' }, admin.token);
  for (const who of [host, ana]) {
    const { body } = await house.get(`/api/jobs/${job.id}/messages`, who.token);
    assert.deepEqual([body[1].text, body[1].hidden, body[1].photoUrls], ['', true, []]);
    const threads = await house.get(`/api/messages?jobId=${job.id}`, who.token);
    assert.doesNotMatch(JSON.stringify(threads.body), /idiot/);
    assert.equal((await house.post(`/api/messages/${id}/translate`, { to: 'es' }, who.token)).status, 404);
  }
  const { body: read } = await house.get(`/api/admin/content/${made.id}/messages`, admin.token);
  assert.deepEqual([read[1].text, read[1].hidden], ['You idiot', true]);
});

test('the list is sorted, searched by people and reasons, and exported', async () => {
  const { id } = await aRudeMessage();
  await report(id, host, 'He asks for cash');
  const found = await house.get('/api/admin/content?q=asks%20for%20cash', admin.token);
  assert.equal(found.body.length, 1);
  const all = (await house.get('/api/admin/content', admin.token)).body.map(({ status }: { status: string }) => status);
  assert.deepEqual(all, all.toSorted().toReversed(), 'the open ones first');
  const file = await house.get('/api/admin/content?format=csv&sort=-createdAt', admin.token);
  assert.match(file.body, /^\uFEFFid,createdAt,status,kind,property/);
  assert.doesNotMatch(file.body, /idiot/);
  let next: string | undefined = '/api/admin/content?limit=2';
  const ids: string[] = [];
  while (next) {
    const { body, headers }: Awaited<ReturnType<typeof house.get>> = await house.get(next, admin.token);
    ids.push(...body.map((row: { id: string }) => row.id));
    next = /<([^>]+)>/.exec(String(headers.link ?? ''))?.[1];
  }
  assert.deepEqual([ids.length, new Set(ids).size], [all.length, all.length]);
});

test('an admin reads the messages of a reported job, which is logged, and no others', async () => {
  const job = await aJob(house, host, { status: 'SUBMITTED', cleaner: ana });
  await house.post(`/api/jobs/${job.id}/messages`, { text: 'The oven is dirty' }, host.token);
  const { body: dispute } = await house.post(
    `/api/jobs/${job.id}/disputes`,
    { reason: 'quality', text: 'The oven is not clean.' },
    host.token,
  );
  const { status, body } = await house.get(`/api/admin/disputes/${dispute.id}/messages`, admin.token);
  assert.equal(status, 200);
  assert.equal(body[0].text, 'The oven is dirty');
  assert.deepEqual(await logged(dispute.id), ['read messages']);
  assert.equal((await house.get(`/api/admin/disputes/${job.id}/messages`, admin.token)).status, 404);
  assert.equal((await house.get(`/api/jobs/${job.id}/messages`, admin.token)).status, 403);
});

async function logged(subjectId: string): Promise<string[]> {
  const { rows } = await house.kit.db.$client.query('select action from audit_log where subject_id = $1 order by id', [
    subjectId,
  ]);
  return rows.map(({ action }) => action);
}

interface Bell {
  kind: string;
  text: string;
  link: string;
}
const kindsOf = (bells: (Bell | undefined)[]) => bells.map((bell) => bell?.kind);

/** What somebody was told last about this job, messages aside. */
async function newBellOf({ token }: Somebody, jobId: string): Promise<Bell | undefined> {
  const { body } = await house.get('/api/notifications', token);
  return body.find(({ kind, link }: Bell) => kind !== 'messageReceived' && link.includes(jobId));
}

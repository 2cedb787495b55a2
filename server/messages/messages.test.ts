import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Message, Thread } from '#contract/messages.ts';
import { jobRequests } from '#server/jobs/table.ts';
import { day, minute, second } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aJpeg, upload } from '#server/testing/a-picture.ts';
import { freshToken } from '#server/testing/access-world.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();

/** A host, who writes to `cleaner` where a cleaner is to be named, and two approved cleaners. */
async function aStreet() {
  const [host, ana, ben] = [await aHost(house), await anApprovedCleaner(house, 'Ana'), await anApprovedCleaner(house)];
  return { host, ana, ben };
}
const pathTo = (job: { id: string }, cleaner?: { id: string }) =>
  `/api/jobs/${job.id}/messages${cleaner ? `?cleanerId=${cleaner.id}` : ''}`;
const write = (who: Somebody, path: string, text = 'Is there parking?', more: object = {}) =>
  house.post(path, { text, ...more }, who.token);
const read = async (who: Somebody, path: string): Promise<Message[]> => (await house.get(path, who.token)).body;
const inbox = async (who: Somebody, query = ''): Promise<Thread[]> =>
  (await house.get(`/api/messages${query}`, who.token)).body;
const texts = (messages: readonly Message[]) => messages.map(({ text }) => text);

test('a cleaner asks before bidding, the host answers, and each sees when the other has read it', async () => {
  const { host, ana } = await aStreet();
  const job = await aJob(house, host);
  const { status, body } = await write(ana, pathTo(job));
  assert.equal(status, 201);
  assert.deepEqual(body.author, { id: ana.id, name: 'Ana' });
  assert.deepEqual([body.text, body.photoUrls, body.readAt], ['Is there parking?', [], null]);
  assert.equal((await inbox(host))[0]?.unread, 1);
  house.clock.forward(minute);
  const [question] = await read(host, pathTo(job, ana));
  assert.equal(question?.readAt, house.clock.now().toISOString());
  assert.equal((await read(ana, pathTo(job)))[0]?.readAt, house.clock.now().toISOString());
  assert.equal((await write(host, pathTo(job, ana), 'Yes, behind the house.')).status, 201);
  assert.equal((await read(host, pathTo(job, ana)))[1]?.readAt, null, 'one’s own stays unread');
  assert.deepEqual(texts(await read(ana, pathTo(job))), ['Is there parking?', 'Yes, behind the house.']);
  assert.ok((await read(host, pathTo(job, ana)))[1]?.readAt);
});

test('whoever has bid, is invited or assigned can write; nobody else finds the conversation', async () => {
  const { host, ana, ben } = await aStreet();
  const [invited, stranger, uncleared] = [await aCleaner(house), await aHost(house), await aCleaner(house)];
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: ana });
  await aBid(house, ben, job, { status: 'REJECTED' });
  const request = { id: newId(), jobId: job.id, cleanerId: invited.id, createdAt: house.clock.now() };
  await house.kit.db.insert(jobRequests).values(request);
  for (const who of [ana, ben, invited]) assert.equal((await write(who, pathTo(job))).status, 201);
  for (const who of [ana, ben, invited]) assert.equal((await write(host, pathTo(job, who))).status, 201);
  for (const who of [stranger, uncleared, await anApprovedCleaner(house)]) {
    assert.equal((await write(who, pathTo(job))).status, 404);
    assert.equal((await house.get(pathTo(job), who.token)).status, 404);
    assert.equal((await write(who, pathTo(job, ana))).status, 404);
    assert.equal((await house.get(pathTo(job, ana), who.token)).status, 404);
  }
  assert.equal((await house.get(pathTo(job, ana), ben.token)).status, 404, 'a cleaner does not read another’s');
  assert.equal((await write(host, pathTo(job, uncleared))).status, 404);
  assert.equal((await write(host, pathTo(job, stranger))).status, 404, 'another host is no cleaner');
  assert.equal((await write(ana, `/api/jobs/${newId()}/messages`)).status, 404);
});

test('without a name a host writes to the assigned cleaner, and before assignment must say to whom', async () => {
  const { host, ana } = await aStreet();
  const open = await write(host, pathTo(await aJob(house, host)));
  assert.equal(open.status, 400);
  assert.ok(open.body.fields.cleanerId);
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: ana });
  assert.equal((await write(host, pathTo(job), 'Welcome')).status, 201);
  assert.deepEqual(texts(await read(ana, pathTo(job))), ['Welcome']);
});

test('a conversation from before stays readable to both when somebody else gets the job', async () => {
  const { host, ana, ben } = await aStreet();
  const job = await aJob(house, host);
  await write(ana, pathTo(job));
  await aBid(house, ben, job);
  const hired = await house.post(`/api/jobs/${job.id}/assign`, { cleanerId: ben.id }, host.token);
  assert.equal(hired.status, 200);
  assert.equal((await write(ana, pathTo(job))).status, 404);
  assert.equal((await write(host, pathTo(job, ana))).status, 404);
  assert.equal((await read(ana, pathTo(job))).length, 1);
  assert.equal((await read(host, pathTo(job, ana))).length, 1);
  const about = `/api/jobs/${job.id}/conversation`;
  assert.equal((await house.get(about, ana.token)).body.canWrite, false);
  assert.equal((await house.get(`${about}?cleanerId=${ben.id}`, host.token)).body.canWrite, true);
});

test('somebody blocked cannot write on open jobs, nor be written to; the two of an assigned job can', async () => {
  const { host, ana } = await aStreet();
  const [open, held] = [await aJob(house, host), await aJob(house, host, { status: 'ASSIGNED', cleaner: ana })];
  await aBid(house, ana, open);
  assert.equal((await write(ana, pathTo(open))).status, 201);
  await house.post(`/api/host/cleaners/${ana.id}/block`, undefined, host.token);
  assert.equal((await write(ana, pathTo(open))).status, 404);
  const back = await write(host, pathTo(open, ana));
  assert.deepEqual([back.status, back.body.error], [403, 'blocked']);
  const about = `/api/jobs/${open.id}/conversation`;
  assert.equal((await house.get(`${about}?cleanerId=${ana.id}`, host.token)).body.blockedByYou, true);
  assert.equal((await house.get(about, ana.token)).body.blockedByYou, false, 'she is not told why');
  assert.equal((await read(ana, pathTo(open))).length, 1, 'what was said stays');
  assert.equal((await write(ana, pathTo(held))).status, 201);
  assert.equal((await write(host, pathTo(held))).status, 201);
});

test('after the end of a job people can write for 30 days, and read for good', async () => {
  const { host, ana } = await aStreet();
  const startTime = house.clock.now();
  const job = await aJob(house, host, { status: 'PAID', cleaner: ana, startTime });
  house.clock.forward(30 * day);
  for (const who of [host, ana]) who.token = await freshToken(house, who);
  assert.equal((await write(ana, pathTo(job), 'Is this your scarf?')).status, 201);
  house.clock.forward(day);
  const { status, body } = await write(host, pathTo(job));
  assert.deepEqual([status, body.error], [409, 'too_late']);
  assert.equal((await read(host, pathTo(job))).length, 1);
  assert.equal((await house.get(`/api/jobs/${job.id}`, host.token)).body.can.includes('message'), false);
});

test('thirty messages a minute, then a wait', async () => {
  const { host, ana } = await aStreet();
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: ana });
  for (let sent = 0; sent < 30; sent++) assert.equal((await write(ana, pathTo(job))).status, 201);
  const refused = await write(ana, pathTo(job));
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assert.equal((await write(host, pathTo(job))).status, 201, 'the other is counted apart');
  house.clock.forward(minute + second);
  assert.equal((await write(ana, pathTo(job))).status, 201);
});

test('a text has 1 to 4,000 characters, and a message sent twice under one key is one', async () => {
  const { host, ana } = await aStreet();
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: ana });
  for (const text of ['', '  \n ', 'a'.repeat(4001)]) assert.equal((await write(ana, pathTo(job), text)).status, 400);
  assert.equal((await write(ana, pathTo(job), 'a'.repeat(4000))).status, 201);
  const once = { as: ana.token, body: { text: 'Only once' }, headers: { 'idempotency-key': 'the first try' } };
  const [first, second_] = [await house.send('POST', pathTo(job), once), await house.send('POST', pathTo(job), once)];
  assert.equal(first.body.id, second_.body.id);
  assert.equal((await read(host, pathTo(job))).length, 2);
});

test('pictures are one’s own uploads, shown by fresh links, and kept', async () => {
  const { host, ana } = await aStreet();
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: ana });
  const { photoUrl } = await anUpload(ana);
  const sent = await write(ana, pathTo(job), 'Like this?', { photoUrls: [photoUrl, photoUrl] });
  assert.equal(sent.status, 201);
  assert.equal(sent.body.photoUrls.length, 1);
  for (const photoUrls of [[photoUrl], ['/photos/none'], ['https://example.com/x.jpg']]) {
    const { status, body } = await write(host, pathTo(job), 'Mine', { photoUrls });
    assert.equal(status, 400);
    assert.ok(body.fields.photoUrls);
  }
  house.clock.forward(3 * day);
  await house.kit.tasks.send(house.kit.db, 'sweep-uploads', {});
  await house.work();
  const [message] = await read(host, pathTo(job));
  assert.equal((await house.get(message?.photoUrls[0] ?? '')).status, 200);
});

test('the inbox lists conversations newest first, page by page, with what is unread', async () => {
  const { host, ana, ben } = await aStreet();
  const jobs = [await aJob(house, host), await aJob(house, host)];
  for (const job of jobs)
    for (const who of [ana, ben]) {
      house.clock.forward(second);
      await write(who, pathTo(job), `${who.name} on ${jobs.indexOf(job)}`);
    }
  const all = await inbox(host);
  assert.deepEqual(
    all.map(({ last, unread }) => [last.text, unread]),
    [
      ['Carlos Cleaner on 1', 1],
      ['Ana on 1', 1],
      ['Carlos Cleaner on 0', 1],
      ['Ana on 0', 1],
    ],
  );
  assert.equal((await inbox(ana)).length, 2);
  assert.deepEqual(all[1]?.cleaner, { id: ana.id, name: 'Ana' });
  assert.deepEqual(all[1]?.host, { id: host.id, name: 'Hanna Host' });
  const first = await house.get('/api/messages?limit=3', host.token);
  assert.equal(first.headers['x-total-count'], '4');
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
  const { pathname, search } = new URL(next, 'http://localhost');
  assert.deepEqual(texts((await house.get(pathname + search, host.token)).body.map(({ last }: Thread) => last)), [
    'Ana on 0',
  ]);
  const [job] = jobs;
  if (job) await read(host, pathTo(job, ana));
  assert.equal((await inbox(host, '?unread=true')).length, 3);
  assert.equal((await inbox(host, `?jobId=${job?.id}`)).length, 2);
});

test('a long conversation comes in pages, from its beginning or from its end', async () => {
  const { host, ana } = await aStreet();
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: ana });
  for (const text of ['1', '2', '3', '4', '5']) await write(ana, pathTo(job), text);
  const pages = async (query: string) => {
    const found: string[][] = [];
    let path: string | undefined = `${pathTo(job)}?limit=2${query}`;
    while (path) {
      const { body, headers }: { body: Message[]; headers: Record<string, unknown> } = await house.get(path, ana.token);
      found.push(texts(body));
      const next = /<([^>]+)>; rel="next"/.exec(String(headers.link))?.[1];
      path = next && new URL(next, 'http://localhost').pathname + new URL(next, 'http://localhost').search;
    }
    return found;
  };
  assert.deepEqual(await pages(''), [['1', '2'], ['3', '4'], ['5']]);
  assert.deepEqual(await pages('&latest=true'), [['4', '5'], ['2', '3'], ['1']]);
});

test('what hands over a phone number is flagged to both until the cleaner is assigned, and never refused', async () => {
  const { host, ana } = await aStreet();
  const text = 'Call me at 512 555 0134';
  const [open, held] = [await aJob(house, host), await aJob(house, host, { status: 'ASSIGNED', cleaner: ana })];
  assert.deepEqual((await write(ana, pathTo(open), text)).body.flags, ['phone']);
  assert.deepEqual((await read(host, pathTo(open, ana)))[0]?.flags, ['phone']);
  assert.deepEqual((await inbox(ana))[0]?.last.flags, ['phone']);
  assert.deepEqual((await write(ana, pathTo(held), text)).body.flags, []);
});

test('a message is kept as it was written, but for marks that would draw over others', async () => {
  const { host, ana } = await aStreet();
  const job = await aJob(house, host);
  const { body } = await write(ana, pathTo(job), `Z${'\u0301'.repeat(3999)}`);
  assert.equal(body.text, `Z${'\u0301'.repeat(8)}`);
  assert.equal((await write(ana, pathTo(job), '\u202eevil')).body.text, '\u202eevil');
});

test('a quick reply is recognized in any language, and translated without a translator', async () => {
  const { host, ana } = await aStreet();
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: ana });
  const { body } = await write(ana, pathTo(job), '¿Dónde está la aspiradora?');
  assert.deepEqual([body.text, body.quick], ['¿Dónde está la aspiradora?', 'whereVacuum']);
  const translated = await house.post(`/api/messages/${body.id}/translate`, { to: 'de' }, host.token);
  assert.deepEqual(translated.body, { text: 'Wo ist der Staubsauger?', to: 'de' });
  assert.equal((await write(ana, pathTo(job), 'Where is the vacuum and the mop?')).body.quick, null);
});

const anUpload = async ({ token }: Somebody): Promise<{ photoUrl: string }> =>
  (await upload(house, token, await aJpeg())).body;

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day, plus, second } from '#server/platform/clock.ts';
import { aBid, anApprovedCleaner } from './a-bid.ts';
import { aCard } from './a-card.ts';
import { aJob } from './a-job.ts';
import { aProperty } from './a-property.ts';
import { aSubmittedJob } from './a-submitted-job.ts';
import { profileBody } from './access-bodies.ts';
import { freshToken } from './access-world.ts';
import { aHouse } from './house.ts';
import { naughtyStrings } from './naughty-strings.ts';
import type { Answer } from './peek-at-stream.ts';
import { aHost, type Somebody } from './people.ts';

const house = await aHouse();
const host = await aHost(house);
const cleaner = await anApprovedCleaner(house);
await aCard(house, host);

// Names lose the characters that control text direction, and surrounding blanks; everything else stays.
const asName = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/g, '').trim();
const asSent = (text: string) => text;

/** Sends each string: it is stored as sent, or refused with a message for its field. */
async function takes(
  field: string,
  send: (text: string) => Promise<Answer>,
  kept: (answer: Answer) => unknown,
  stored: (text: string) => unknown = asSent,
): Promise<void> {
  const counts = { stored: 0, refused: 0 };
  for (const text of naughtyStrings) {
    const answer = await send(text);
    const what = `${field} with ${JSON.stringify(text.slice(0, 60))}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`;
    if (answer.status === 400) {
      assert.ok(
        Object.keys(answer.body.fields).every((path) => path.startsWith(field)),
        what,
      );
      counts.refused++;
    } else {
      assert.ok(answer.status < 300, what);
      assert.deepEqual(kept(answer), stored(text), what);
      counts.stored++;
    }
  }
  assert.ok(counts.stored > 50 && counts.refused > 5, `${field}: ${JSON.stringify(counts)}`);
}

test('properties', async () => {
  const { id } = await aProperty(house, host);
  for (const field of ['title', 'address', 'notes'] as const) {
    const token = await freshToken(house, await aHostWith(id));
    const send = (text: string) =>
      house.put(`/api/properties/${id}`, { title: 'Flat', address: 'Austin, TX 78701', [field]: text }, token);
    await takes(field, send, ({ body }) => body[field], field === 'title' ? asName : asSent);
  }
});

test('jobs: instructions and own tasks', async () => {
  const job = await aJob(house, await aHostWith());
  const token = await tokenOfHost(job.hostId);
  const change = (body: object) => house.patch(`/api/jobs/${job.id}`, body, token);
  await takes(
    'specialInstructions',
    (text) => change({ specialInstructions: text }),
    ({ body }) => body.specialInstructions,
  );
  const named = (name: string) => change({ customTasks: [{ name, price: 1, required: false }] });
  await takes('customTasks.0.name', named, ({ body }) => body.customTasks[0].name);
});

test('bids', async () => {
  const job = await aJob(house, host, { startTime: plus(house.clock.now(), 5 * day) });
  const { id } = await aBid(house, cleaner, job);
  const send = (text: string) => house.patch(`/api/bids/${id}`, { message: `Hello. ${text} Bye` }, cleaner.token);
  await takes(
    'message',
    send,
    ({ body }) => body.message,
    (text) => `Hello. ${text} Bye`,
  );
});

test('messages', async () => {
  const writer = await anApprovedCleaner(house);
  const job = await aJob(house, host, { status: 'SUBMITTED', cleaner: writer });
  const send = (text: string) => {
    house.clock.forward(3 * second); // no more than 30 a minute
    return house.post(`/api/jobs/${job.id}/messages`, { text }, writer.token);
  };
  await takes(
    'text',
    send,
    ({ body }) => body.text,
    (text) => text.trim(),
  );
});

test('profiles', async () => {
  const send = (field: string) => (text: string) =>
    house.put('/api/cleaner/profile', { ...profileBody(), [field]: field === 'bio' ? text : [text] }, cleaner.token);
  await takes('bio', send('bio'), ({ body }) => body.bio);
  await takes('specialties', send('specialties'), ({ body }) => body.specialties[0]);
});

test('people’s names', async () => {
  const { token } = await aHost(house);
  await takes(
    'name',
    (name) => house.patch('/api/me', { name }, token),
    ({ body }) => body.name,
    asName,
  );
});

test('reviews', async () => {
  const { host: payer, cleaner: target, job } = await aSubmittedJob(house);
  await house.post(`/api/jobs/${job.id}/checkout`, {}, payer.token);
  const again = async () => {
    await house.kit.db.$client.query('delete from review where job_id = $1', [job.id]);
    await house.kit.db.$client.query('update job set reviewed_by_host = false where id = $1', [job.id]);
  };
  const send = async (comment: string) => {
    const answer = await house.post(
      '/api/reviews',
      { jobId: job.id, targetId: target.id, overallStars: 5, comment },
      payer.token,
    );
    if (answer.status === 201) await again();
    return answer;
  };
  await takes(
    'comment',
    send,
    ({ body }) => body.comment,
    (text) => text.trim() || null,
  );
});

test('searches find something or nothing, and never fail', async () => {
  for (const text of naughtyStrings.filter((one) => one.isWellFormed())) {
    const value = encodeURIComponent(text.slice(0, 200));
    for (const path of [`/api/jobs/available?near=${value}`, `/api/cleaners/approved?location=${value}`]) {
      const { status } = await house.get(path, cleaner.token);
      assert.ok(status === 200 || status === 400, `${status} ${path}`);
    }
  }
});

/**
 * A fresh host for every hundred writes, to stay below the rate limits, who owns the given property or else has a card.
 */
async function aHostWith(propertyId?: string): Promise<Somebody> {
  const fresh = await aHost(house);
  if (propertyId)
    await house.kit.db.$client.query('update property set host_id = $1 where id = $2', [fresh.id, propertyId]);
  else await aCard(house, fresh);
  return fresh;
}

const tokenOfHost = (id: string) => freshToken(house, { id, token: '', email: '', name: '' });

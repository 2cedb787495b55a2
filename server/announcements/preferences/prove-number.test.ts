import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hour, minute } from '#server/platform/clock.ts';
import { recentMails } from '#server/platform/mail.ts';
import { SmsFailed, SmsRefused, SmsUnsure } from '#server/platform/sms-sender.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProvenNumber } from '#server/testing/a-proven-number.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const { bid } = bellsIn(house);
let last = 100;
/** Invented, and nobody else's in this file. */
const aNumber = () => `+1 512 555 0${last++}`;
const e164 = (phone: string) => phone.replaceAll(' ', '');
const textsTo = async (phone: string) => (await recentMails(house.kit.db, e164(phone))).map(({ text }) => text);
const smsOf = async ({ token }: Somebody) => (await house.get('/api/me/notification-preferences', token)).body.sms;
const ask = ({ token }: Somebody) => house.post('/api/me/text-number/code', undefined, token);
const type = ({ token }: Somebody, code: string) => house.post('/api/me/text-number', { code }, token);
const codeIn = async (phone: string) => /\d{6}/.exec((await textsTo(phone))[0] ?? '')?.[0] ?? '';
const has = ({ token }: Somebody, phone: string) => house.patch('/api/me', { phone }, token);
const wantTexts = ({ token }: Somebody, ...kinds: string[]) =>
  house.put(
    '/api/me/notification-preferences',
    { kinds: Object.fromEntries(kinds.map((kind) => [kind, { sms: true }])) },
    token,
  );
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('no text goes to a number that nobody has proved; typed there, the code that was sent proves it', async () => {
  const { host, ana, ben } = await aScene(house);
  const phone = aNumber();
  await has(host, phone);
  await wantTexts(host, 'bidPlaced');
  const job = await aJob(house, host);
  await bid(job, ana);
  assert.deepEqual(await textsTo(phone), []);
  const sent = await ask(host);
  assert.deepEqual([sent.status, sent.body.number], [200, e164(phone)]);
  assert.equal(Date.parse(sent.body.expiresAt), house.clock.now().getTime() + 10 * minute);
  assert.match((await textsTo(phone))[0] ?? '', /^Freshkey: \d{6} is your code/);
  assert.equal((await smsOf(host)).proven, false);
  const proved = await type(host, await codeIn(phone));
  assert.deepEqual([proved.status, proved.body.sms.proven], [200, true]);
  await bid(job, ben);
  assert.equal((await textsTo(phone)).length, 2);
});

test('a changed number must be proved again, and the code of one proves no other', async () => {
  const { host, ana } = await aScene(house);
  const [first, second] = [aNumber(), aNumber()];
  await aProvenNumber(house, host, first);
  await wantTexts(host, 'bidPlaced');
  await ask(host);
  await has(host, second);
  assert.equal((await type(host, await codeIn(first))).status, 400);
  assert.deepEqual(await smsOf(host), { offered: true, number: e164(second), proven: false, refused: null });
  await bid(await aJob(house, host), ana);
  assert.deepEqual(await textsTo(second), []);
});

test('a code works once, for ten minutes and for its owner, and is dead after five wrong ones', async () => {
  const [host, other] = [await aHost(house), await aHost(house)];
  const phone = aNumber();
  for (const person of [host, other]) await has(person, phone);
  await ask(host);
  const code = await codeIn(phone);
  const stranger = await type(other, code);
  assert.deepEqual([stranger.status, stranger.body.fieldErrors], [400, { code: { code: 'textCode' } }]);
  for (let time = 0; time < 5; time++) assert.equal((await type(host, wrong(code))).status, 400);
  assert.equal((await type(host, code)).status, 400);
  await ask(host);
  const late = await codeIn(phone);
  house.clock.forward(10 * minute);
  assert.equal((await type(host, late)).status, 400);
  await ask(host);
  const good = await codeIn(phone);
  assert.equal((await type(host, good)).status, 200);
  assert.equal((await type(host, good)).status, 400);
  assert.equal((await smsOf(host)).proven, true);
});

test('numbers of services, sold by the call, or given out by no country are refused with a sentence', async () => {
  const numbers = [
    '+1 900 555 0199',
    '212 976 1234',
    '800 555 0199',
    '+44 7012 345678',
    '+49 900 1234567',
    '+33 899 123456',
    '+34 803 123456',
    '555 010 0123',
  ];
  for (const phone of numbers) {
    const host = await aHost(house);
    await has(host, phone);
    const { status, body } = await ask(host);
    assert.deepEqual([status, body.fieldErrors], [400, { phone: { code: 'phoneNoTexts' } }], phone);
    assert.match(body.fields.phone, /^We can’t send texts to this number/);
  }
  const nobody = await aHost(house);
  assert.equal((await ask(nobody)).status, 400);
});

test('nobody is sent many codes, and nobody sends many', async () => {
  const host = await aHost(house);
  for (let time = 0; time < 4; time++) {
    await has(host, aNumber());
    assert.equal((await ask(host)).status, time < 3 ? 200 : 429);
  }
  const phone = aNumber();
  for (let time = 0; time < 6; time++) {
    const person = await aHost(house);
    await has(person, phone);
    assert.equal((await ask(person)).status, time < 5 ? 200 : 429);
  }
  assert.equal((await textsTo(phone)).length, 5);
});

test('what the provider says about the number is passed on, and what may have arrived can be typed', async () => {
  const host = await aHost(house);
  await has(host, aNumber());
  const kept = house.kit.sms;
  const answer = async (error: Error) => {
    Object.assign(house.kit, { sms: { send: () => Promise.reject(error) } });
    house.clock.forward(hour);
    const { status, body } = await ask(host);
    return [status, body.fieldErrors?.phone?.code ?? body.error ?? null];
  };
  assert.deepEqual(await answer(new SmsUnsure('no answer')), [200, null]);
  assert.deepEqual(await answer(new SmsFailed('Twilio 20429')), [503, 'unavailable']);
  assert.deepEqual(await answer(new SmsRefused('unreachable')), [400, 'phoneNoTexts']);
  assert.deepEqual(await answer(new SmsRefused('stopped')), [400, 'phoneStopped']);
  Object.assign(house.kit, { sms: kept });
  assert.deepEqual((await ask(host)).body.fieldErrors, { phone: { code: 'phoneStopped' } });
});

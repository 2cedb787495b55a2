import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { createApp } from '#server/app.ts';
import { readTwilioForm } from '#server/platform/twilio-form.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProvenNumber } from '#server/testing/a-proven-number.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';

const twilio = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'a secret token!!', from: '+15125550100' };
const publicUrl = 'https://clean.example.com';
const house = await aHouse({ settings: { twilio, publicUrl } });
const { bid } = bellsIn(house);
const sent: string[] = [];
Object.assign(house.kit, { sms: { send: async (to: string) => void sent.push(to) } });
const app = await createApp(house.kit);
const number = '+15125550148';

/** As Twilio posts a text. */
function post(Body: string, { token = twilio.authToken, more = {}, From = number } = {}) {
  const form = new URLSearchParams({ MessageSid: 'SM1', To: twilio.from, From, Body, ...more });
  const pairs = [...form].toSorted(([one], [other]) => (one < other ? -1 : 1)).flat();
  const signed = [`${publicUrl}/webhooks/twilio`, ...pairs].join('');
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-twilio-signature': createHmac('sha1', token).update(signed).digest('base64'),
  };
  return app.inject({ method: 'POST', url: '/webhooks/twilio', headers, payload: form.toString() });
}

async function aHostWithTexts() {
  const scene = await aScene(house);
  await aProvenNumber(house, scene.host, '(512) 555-0148');
  await house.patch('/api/me', { locale: 'de' }, scene.host.token);
  await house.put('/api/me/notification-preferences', { kinds: { bidPlaced: { sms: true } } }, scene.host.token);
  return scene;
}
const refused = async (token: string) => (await house.get('/api/me/notification-preferences', token)).body.sms.refused;

test('STOP ends texts to a number, START brings them back; Twilio confirms both', async () => {
  const { host, ana, ben, cleo } = await aHostWithTexts();
  const job = await aJob(house, host);
  await bid(job, ana);
  assert.deepEqual(sent, [number]);
  const stopped = await post(' Stop ');
  assert.deepEqual(
    [stopped.statusCode, stopped.headers['content-type'], stopped.body],
    [200, 'text/xml; charset=utf-8', '<?xml version="1.0" encoding="UTF-8"?><Response></Response>'],
  );
  assert.equal(await refused(host.token), 'stopped');
  await bid(job, ben);
  assert.deepEqual(sent, [number]);
  await post('START');
  assert.equal(await refused(host.token), null);
  await bid(job, cleo);
  assert.deepEqual(sent, [number, number]);
});

test('HELP is answered in the language of who owns the number, unless Twilio has answered', async () => {
  await aHostWithTexts();
  assert.match((await post('help')).body, /<Message>Freshkey: SMS zu deinen Aufträgen.*STOP.*<\/Message>/);
  assert.match((await post('INFO', { From: '+15125559999' })).body, /<Message>Freshkey: texts about your jobs/);
  assert.doesNotMatch((await post('HELP', { more: { OptOutType: 'HELP' } })).body, /Message/);
  assert.doesNotMatch((await post('Please stop by at nine')).body, /Message/);
});

test('what Twilio has not signed changes nothing', async () => {
  const { host } = await aHostWithTexts();
  const forged = await post('STOP', { token: 'another token!!!' });
  assert.equal(forged.statusCode, 400);
  const bare = await app.inject({ method: 'POST', url: '/webhooks/twilio', payload: { Body: 'STOP', From: number } });
  assert.equal(bare.statusCode, 400);
  assert.equal(await refused(host.token), null);
});

test('the signature is the one that Twilio’s documentation computes as its example', () => {
  const form = new URLSearchParams({
    ...{ CallSid: 'CA1234567890ABCDE', Caller: '+12349013030', Digits: '1234' },
    ...{ From: '+12349013030', To: '+18005551212' },
  });
  const posted = { url: 'https://mycompany.com/myapp.php?foo=1&bar=2', rawBody: Buffer.from(form.toString()) };
  const read = (signature: string) => readTwilioForm({ authToken: '12345' }, { ...posted, signature });
  assert.equal(read('0/KCTR6DLpKmkAf8muzZqo1nDgQ=')?.get('Digits'), '1234');
  assert.equal(read('0/KCTR6DLpKmkAf8muzZqo1nDgR='), null);
});

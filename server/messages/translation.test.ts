import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { day, minute, plus } from '#server/platform/clock.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';

/** A translator that puts the language in front of the text. */
const asked: Record<string, unknown>[] = [];
let works = true;
const server = createServer(async (request, reply) => {
  let sent = '';
  for await (const chunk of request) sent += chunk;
  const body = JSON.parse(sent);
  asked.push({ url: request.url, ...body });
  reply.writeHead(works ? 200 : 500, { 'content-type': 'application/json' });
  reply.end(works ? JSON.stringify({ translatedText: `${body.target}: ${body.q}` }) : '{}');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
after(() => server.close());
const { port } = server.address() as AddressInfo; // a TCP server has a port

const house = await aHouse({ settings: { translator: { url: `http://127.0.0.1:${port}`, apiKey: 'secret' } } });
const { host, ana, ben } = await aScene(house);

let jobs = 0;
async function aMessage(text: string): Promise<string> {
  const startTime = plus(house.clock.now(), ++jobs * day);
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: ana, startTime });
  return (await house.post(`/api/jobs/${job.id}/messages`, { text }, ana.token)).body.id;
}
const translate = (id: string, to: string, { token } = host) =>
  house.post(`/api/messages/${id}/translate`, { to }, token);

test('the two of a conversation have a message translated, and the translator is asked once for each language', async () => {
  const id = await aMessage('La llave está debajo del tapete.');
  const first = await translate(id, 'en');
  assert.deepEqual(first.body, { text: 'en: La llave está debajo del tapete.', to: 'en' });
  assert.deepEqual(asked, [
    {
      url: '/translate',
      ...{ q: 'La llave está debajo del tapete.', source: 'auto', target: 'en', format: 'text', api_key: 'secret' },
    },
  ]);
  assert.equal((await translate(id, 'en', ana)).status, 200);
  assert.equal((await translate(id, 'de')).body.text, 'de: La llave está debajo del tapete.');
  assert.equal(asked.length, 2);
  assert.equal((await translate(id, 'en', ben)).status, 404);
  assert.equal((await translate(id, 'tlh')).status, 400);
});

test('screens learn whether messages can be translated', async () => {
  assert.equal((await house.get('/api/config')).body.translates, true);
  const without = await aHouse();
  assert.equal((await without.get('/api/config')).body.translates, false);
});

test('a translator that is down is left alone for a while, and then asked again', async () => {
  const id = await aMessage('¿A qué hora?');
  const before = asked.length;
  works = false;
  for (let tries = 0; tries < 8; tries++) {
    const { status, body } = await translate(id, 'fr');
    assert.deepEqual([status, body.error], [503, 'unavailable']);
  }
  assert.equal(asked.length - before, 5);
  works = true;
  house.clock.forward(minute);
  assert.equal((await translate(id, 'fr')).body.text, 'fr: ¿A qué hora?');
});

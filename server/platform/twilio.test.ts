import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { SmsFailed, SmsRefused, SmsUnsure } from './sms-sender.ts';
import { twilioTexts } from './twilio.ts';

const accountSid = `AC${'0'.repeat(32)}`;
let answer: { status: number; body: unknown } = { status: 201, body: { sid: 'SM1', status: 'queued' } };
const received: { url: string; authorization: string; form: Record<string, string> }[] = [];
const server = createServer(async (request, reply) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { url = '', headers } = request;
  received.push({
    url,
    authorization: String(headers.authorization),
    form: Object.fromEntries(new URLSearchParams(body)),
  });
  reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
after(() => new Promise((resolve) => void server.close(resolve)));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // listens on TCP
const sender = twilioTexts({ accountSid, authToken: 'a secret token!!', from: '+15125550100', origin });

test('a text is sent as Twilio documents it', async () => {
  await sender.send('+15125550199', 'Grüße & more');
  assert.deepEqual(received.at(-1), {
    url: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
    authorization: `Basic ${Buffer.from(`${accountSid}:a secret token!!`).toString('base64')}`,
    form: { To: '+15125550199', From: '+15125550100', Body: 'Grüße & more' },
  });
  const service = `MG${'1'.repeat(32)}`;
  await twilioTexts({ accountSid, authToken: 'a secret token!!', from: service, origin }).send('+15125550199', 'Hello');
  assert.equal(received.at(-1)?.form.MessagingServiceSid, service);
});

test('STOP and numbers that take no texts are told from what may pass', async () => {
  const outcome = (status: number, code?: number) => {
    answer = { status, body: { code, message: 'To +15125550199', status } };
    return sender.send('+15125550199', 'Hello').catch((error: unknown) => error);
  };
  for (const [code, reason] of [
    [21610, 'stopped'],
    [21211, 'unreachable'],
    [21614, 'unreachable'],
  ] as const) {
    const refused = await outcome(400, code);
    assert.ok(refused instanceof SmsRefused && refused.reason === reason, String(code));
  }
  for (const [status, code, said] of [
    [429, 20429, 'Twilio 20429'],
    [401, 20003, 'Twilio 20003'],
    [503, undefined, 'HTTP 503'],
  ] as const) {
    const failed = await outcome(status, code);
    assert.ok(failed instanceof SmsFailed && failed.code === said && !failed.message.includes('+1'), said);
  }
});

test('a text is looked up by its number, its words and its time', async () => {
  const since = new Date('2026-05-06T16:00:00Z');
  const ask = (words: string) => sender.wasTaken('+15125550199', { since, isText: (text) => text === words });
  const listed = (body: string, created: string) => ({
    body,
    date_created: created,
    to: '+15125550199',
    status: 'sent',
  });
  const messages = [
    listed('Sent from your Twilio trial account - Hello', 'Wed, 06 May 2026 16:00:01 +0000'),
    listed('Yesterday', 'Tue, 05 May 2026 16:00:01 +0000'),
  ];
  answer = { status: 200, body: { messages } };
  assert.deepEqual([await ask('Hello'), await ask('Yesterday'), await ask('Bye')], [true, false, false]);
  assert.equal(received.at(-1)?.url, `/2010-04-01/Accounts/${accountSid}/Messages.json?To=%2B15125550199&PageSize=200`);
  answer = { status: 503, body: null };
  await assert.rejects(ask('Hello'), (error) => error instanceof SmsFailed && error.code === 'HTTP 503');
});

test('no answer, or a fault of Twilio’s own, leaves open whether it was taken', async () => {
  answer = { status: 502, body: null };
  await assert.rejects(sender.send('+15125550199', 'Hello'), SmsUnsure);
  answer = { status: 429, body: { code: 20429 } };
  await assert.rejects(sender.send('+15125550199', 'Hello'), (error) => !(error instanceof SmsUnsure));
  const nobody = twilioTexts({
    accountSid,
    authToken: 'a secret token!!',
    from: '+15125550100',
    origin: 'http://127.0.0.1:1',
  });
  await assert.rejects(nobody.send('+15125550199', 'Hello'), SmsUnsure);
});

import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { aHouse } from '#server/testing/house.ts';
import { minutesPass } from '#server/testing/minutes-pass.ts';
import { minute } from './clock.ts';
import { mailHtml } from './mail/mail-html.ts';
import { mailSender } from './mail/send-mail.ts';
import { farewell, mails, writeMail } from './mail.ts';

let refusing = false;
let nobodyThere = false;
const received: { from: string; to: string[]; raw: string }[] = [];

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo(_address, _session, done) {
    done(nobodyThere ? Object.assign(new Error('hanna@example.com is unknown'), { responseCode: 550 }) : null);
  },
  onData(stream, session, done) {
    let raw = '';
    stream.on('data', (chunk: Buffer) => {
      raw += chunk.toString();
    });
    stream.on('end', () => {
      if (refusing) return done(Object.assign(new Error('Mailbox busy'), { responseCode: 451 }));
      const { mailFrom, rcptTo } = session.envelope;
      received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw });
      done();
    });
  },
});
smtp.listen(0, '127.0.0.1');
await once(smtp.server, 'listening');
after(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
const { port } = smtp.server.address() as AddressInfo; // a TCP server has a port
const house = await aHouse({ settings: { smtpUrl: `smtp://127.0.0.1:${port}` } });

const write = (key: string, subject = 'A bid') =>
  house.kit.db.transaction((tx) =>
    writeMail(house.kit, tx, {
      key,
      to: 'hanna@example.com',
      subject,
      text: 'Ünïcode körper\nCode 1234',
      code: '1234',
    }),
  );
const rowOf = async (key: string) => (await house.kit.db.select().from(mails).where(eq(mails.key, key)))[0];

test('a mail is sent over SMTP once, however often it is written', async () => {
  await write('one');
  await write('one');
  await house.work();
  assert.equal(received.length, 1);
  assert.deepEqual(received[0]?.to, ['hanna@example.com']);
  assert.match(received[0]?.raw ?? '', /^Subject: A bid$/m);
  assert.match(received[0]?.raw ?? '', /^Auto-Submitted: auto-generated$/m);
  assert.ok((await rowOf('one'))?.sentAt);
  assert.equal((await rowOf('one'))?.code, '1234', 'a demo keeps its mails readable');
});

test('in production nothing is left of a sent mail', async () => {
  await write('kept');
  const settings = { ...house.kit.settings, mode: 'production' as const };
  await mailSender({ ...house.kit, settings })({ id: (await rowOf('kept'))?.id });
  const row = await rowOf('kept');
  assert.ok(row?.sentAt);
  assert.deepEqual([row.text, row.code], ['', null]);
});

test('of the last mail to somebody whose account is no more nothing is left once it is sent or given up', async () => {
  await write(`${farewell}one`, 'Deleted');
  await house.work();
  assert.match(received.at(-1)?.raw ?? '', /^Subject: Deleted$/m);
  assert.equal(await rowOf(`${farewell}one`), undefined);
  nobodyThere = true;
  await write(`${farewell}two`, 'Deleted as well');
  await house.work();
  nobodyThere = false;
  assert.equal(await rowOf(`${farewell}two`), undefined);
});

test('a subject cannot add a header of its own', async () => {
  await write('two', 'Hello\r\nBcc: everybody@example.com');
  await house.work();
  const sent = received.at(-1);
  assert.deepEqual(sent?.to, ['hanna@example.com']);
  assert.doesNotMatch(sent?.raw ?? '', /^Bcc:/m);
});

test('a mail waits while the server refuses it, and goes once it does no more', async () => {
  refusing = true;
  await write('three');
  await house.work();
  const before = received.length;
  const waiting = await rowOf('three');
  assert.deepEqual([waiting?.sentAt, waiting?.error, waiting?.tries], [null, 'SMTP 451', 1]);
  refusing = false;
  await minutesPass(house, 1, ['mails-due']);
  assert.ok((await rowOf('three'))?.sentAt);
  assert.equal(received.length, before + 1);
});

test('a server that is down for an hour loses nothing, and nobody gets twenty mails at once afterwards', async () => {
  refusing = true;
  const before = received.length;
  for (let n = 0; n < 20; n++) {
    await write(`hour ${n}`, `News ${n}`);
    await house.work();
    await minutesPass(house, 3, ['mails-due']);
  }
  assert.equal(received.length, before);
  refusing = false;
  await minutesPass(house, 11, ['mails-due']);
  const since = received.slice(before);
  assert.ok(since.length <= 2, `${since.length} mails`);
  const all = since.map(({ raw }) => raw).join();
  for (let n = 0; n < 20; n++) assert.match(all, new RegExp(`News ${n}\\b`));
  for (let n = 0; n < 20; n++) assert.ok((await rowOf(`hour ${n}`))?.sentAt);
});

test('of two workers that try again at the same moment one sends what has piled up, once', async () => {
  refusing = true;
  for (const name of ['left', 'right']) await write(name, `News of ${name}`);
  await house.work();
  refusing = false;
  house.clock.forward(2 * minute);
  const before = received.length;
  const send = mailSender(house.kit);
  const ids = await Promise.all(['left', 'right'].map(async (name) => (await rowOf(name))?.id));
  await Promise.all(ids.map((id) => send({ id })));
  const since = received.slice(before).map(({ raw }) => raw);
  assert.equal(since.length, 1);
  for (const name of ['left', 'right']) assert.match(since.join(), new RegExp(`News of ${name}`));
});

test('a mail to nobody is given up, and the server’s words about the address are not kept', async () => {
  nobodyThere = true;
  await write('four');
  await house.work();
  nobodyThere = false;
  const { failedAt, error, nextTryAt } = (await rowOf('four')) ?? {};
  assert.ok(failedAt);
  assert.deepEqual([error, nextTryAt], ['SMTP 550', null]);
});

test('a login code that has expired is not sent any more', async () => {
  refusing = true;
  await house.post('/api/auth/request-login-code', { email: 'nobody@example.com' });
  await house.work();
  refusing = false;
  const before = received.length;
  await minutesPass(house, 12, ['mails-due'], 11);
  assert.equal(received.length, before);
  const [code] = (await house.kit.db.select().from(mails)).filter(({ kind }) => kind === 'signIn');
  assert.deepEqual([code?.error, code?.sentAt], ['expired', null]);
});

test('two workers that find a mail due at once send it once', async () => {
  await write('five');
  const before = received.length;
  const id = (await rowOf('five'))?.id;
  const [one, other] = [mailSender(house.kit), mailSender(house.kit)];
  await Promise.all([one({ id }), other({ id })]);
  await house.work();
  assert.equal(received.length, before + 1);
});

test('the HTML of a mail has one button, and what people wrote in it becomes neither markup nor link', async () => {
  const link = `${house.kit.settings.publicUrl}/jobs/1`;
  const text = `Hello <b>Hanna</b>,\n\nhttps://evil.example/\n\n${link}`;
  const html = mailHtml(
    { subject: 'A <i>bid</i>', text, link, code: null, language: 'ar', unsubscribeUrl: null },
    house.kit.settings.publicUrl,
  );
  assert.match(html, /<html lang="ar" dir="rtl">/);
  assert.match(html, /Hello &lt;b&gt;Hanna/);
  assert.deepEqual(
    [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href),
    [link],
  );
});

test('the button says what it leads to', () => {
  const { publicUrl } = house.kit.settings;
  const buttonOf = (path: string) => {
    const link = `${publicUrl}${path}`;
    const mail = { subject: 'A bid', text: link, link, code: null, language: 'en' as const, unsubscribeUrl: null };
    return />([^<]+)<\/a>/.exec(mailHtml(mail, publicUrl))?.[1];
  };
  assert.deepEqual(['/jobs/1', '/messages/1/2', '/cleaner/payouts'].map(buttonOf), [
    'Show job',
    'Read and reply',
    'Open in Freshkey',
  ]);
});

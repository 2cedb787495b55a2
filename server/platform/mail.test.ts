import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { aHouse } from '#server/testing/house.ts';
import { mailSender, mails, writeMail } from './mail.ts';

let refusing = false;
const received: { from: string; to: string[]; raw: string }[] = [];

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
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

test('a subject cannot add a header of its own', async () => {
  await write('two', 'Hello\r\nBcc: everybody@example.com');
  await house.work();
  const sent = received.at(-1);
  assert.deepEqual(sent?.to, ['hanna@example.com']);
  assert.doesNotMatch(sent?.raw ?? '', /^Bcc:/m);
});

test('a mail waits while the server refuses it', async () => {
  refusing = true;
  await write('three');
  await assert.rejects(house.work(), /Mailbox busy/);
  assert.equal((await rowOf('three'))?.sentAt, null);
  refusing = false;
});

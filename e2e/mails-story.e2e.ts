import assert from 'node:assert/strict';
import { after } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { SentNotice } from '#contract/admin-notices.ts';
import type { Job } from '#contract/jobs.ts';
import { aDemo } from './a-demo.ts';
import { type Arrived, aMailServer } from './a-mail-server.ts';
import { chapter } from './chapter.ts';
import { aWindow } from './chromium.ts';
import { aClient, type Client, expectBody } from './client.ts';
import { eventually, signInDemo } from './people.ts';

// Mails as they leave: through an operator's mail server, read as a mail program reads them.

const server = await aMailServer();
after(() => server.stop());
const demo = aDemo(() => ({ env: { SMTP_URL: server.url } }));
const [email, other] = ['dana@freshkey.example', 'ibrahim@freshkey.example'];
let client: Client;
let token: string;
let admin: string;
let open: Job[];
let dana: { id: string };
let ibrahim: { id: string };

demo.ready(async () => {
  client = aClient(demo.product.url);
  [token, admin] = [await signInDemo(client, 'HOST'), await signInDemo(client, 'ADMIN')];
  const posted: Job[] = expectBody(await client.get('/api/host/jobs', token), 200);
  open = posted.filter(({ status }) => status === 'OPEN');
  assert.ok(open.length >= 4, 'the demo’s host has jobs that nobody has yet');
  [dana, ibrahim] = [await accountOf(email), await accountOf(other)];
});

async function accountOf(address: string): Promise<{ id: string; token: string }> {
  const accounts: { email: string; password: string }[] = expectBody(await client.get('/dev/accounts'), 200);
  const { password } = accounts.find((one) => one.email === address) ?? assert.fail(`no ${address}`);
  const answer = expectBody(await client.post('/api/auth/login/password', { email: address, password }), 200);
  return { id: answer.user.id, token: answer.token };
}

const invite = async (job: Job | undefined, cleanerId: string) =>
  expectBody(await client.post(`/api/jobs/${job?.id}/requests`, { cleanerId }, token), 201);
const isAbout = (job: Job | undefined) => (mail: Arrived) => mail.text.includes(`/jobs/${job?.id}`);
const buttonOf = ({ html }: Arrived) => /<a class="button" href="([^"]+)"/.exec(html)?.[1] ?? assert.fail('no button');

chapter(
  'an invitation is one mail, in words and as a page, whose button leads to the job after logging in',
  async () => {
    await invite(open[0], dana.id);
    const mail = await server.mailTo(email, isAbout(open[0]));
    assert.match(mail.headers['content-type'] ?? '', /^multipart\/alternative/);
    assert.equal(mail.headers['auto-submitted'], 'auto-generated');
    assert.match(mail.headers['message-id'] ?? '', /^<[0-9a-f-]{36}@localhost>$/);
    assert.match(mail.text, /^Hello Dana Reyes,/);
    assert.match(mail.html, /<html lang="en" dir="ltr">/);
    assert.equal(server.arrived.filter(isAbout(open[0])).filter(({ to }) => to.includes(email)).length, 1);

    const { pathname } = new URL(buttonOf(mail));
    const { page, inOrder } = await aWindow(demo.browser, { url: demo.product.url, width: 390, height: 844 });
    await page.goto(pathname);
    await page.locator('main').getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    const { text } = await server.mailTo(email, ({ headers }) => /login code/.test(headers.subject ?? ''));
    await page.locator('input[autocomplete="one-time-code"]').fill(/^\d{4}$/m.exec(text)?.[0] ?? '');
    await page.waitForURL(`**${pathname}`);
    await page.getByRole('heading', { level: 1, name: open[0]?.title ?? '' }).waitFor();
    await inOrder('mail-to-job');
    await page.context().close();
  },
);

chapter('one click in the mail program ends mails of that kind, and only those', async () => {
  const { headers } = await server.mailTo(email, isAbout(open[0]));
  assert.equal(headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click');
  const address = /<([^>]+)>/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? assert.fail('no address');
  const { pathname } = new URL(address);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(demo.product.url + pathname, {
    ...{ method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' },
  });
  assert.equal(answer.status, 200);
  const again = await accountOf(email);
  const { kinds } = expectBody(await client.get('/api/me/notification-preferences', again.token), 200);
  assert.deepEqual([kinds.invited.email, kinds.bidRejected.email], [false, true]);
  await invite(open[1], dana.id);
  await eventually(async () => {
    const bells = expectBody(await client.get('/api/notifications', again.token), 200);
    return bells.some(({ link }: { link: string }) => link.endsWith(`/jobs/${open[1]?.id}`));
  }, 'The bell');
  assert.equal(server.arrived.filter(isAbout(open[1])).filter(({ to }) => to.includes(email)).length, 0);
});

chapter('a mail server that is down for an hour loses nothing; then everything comes as one mail, once', async () => {
  const before = server.arrived.length;
  server.isDown = true;
  const both = [open[2], open[3]];
  for (const job of both) await invite(job, ibrahim.id);
  const isAboutBoth = (mail: Arrived) => both.every((job) => isAbout(job)(mail));
  await eventually(async () => both.every((job) => server.refused.some(isAbout(job))), 'A try for each');
  await noneUnderWay();
  expectBody(await client.post('/dev/clock', { advanceSeconds: 60 * 60 }), 200);
  await minutesUntil(() => server.refused.some(isAboutBoth), 'A try for both at once');
  assert.equal(server.arrived.length, before);
  server.isDown = false;
  const arrived = () => server.arrived.slice(before).filter((mail) => both.some((job) => isAbout(job)(mail)));
  await minutesUntil(() => both.every((job) => arrived().some(isAbout(job))), 'What had piled up');
  // reminders of that hour may have waited with them
  assert.deepEqual(
    arrived().map((mail) => [isAboutBoth(mail), /^\d+ updates from Freshkey$/.test(mail.headers.subject ?? '')]),
    [[true, true]],
  );
});

/** The worker has written down how its tries ended: the clock does not go on in the middle of one. */
async function noneUnderWay(): Promise<void> {
  const path = `/api/admin/notifications?recipientId=${ibrahim.id}&channel=email&status=waiting`;
  await eventually(async () => {
    const mails: SentNotice[] = expectBody(await client.get(path, admin), 200);
    return mails.every(({ tries, error }) => tries === 0 || error !== null);
  }, 'The end of the tries');
}

/** In steps that are short beside the three minutes for which a mail on its way is nobody else's. */
async function minutesUntil(isSo: () => boolean, what: string): Promise<void> {
  for (let minute = 0; minute < 24; minute++) {
    await noneUnderWay();
    expectBody(await client.post('/dev/clock', { advanceSeconds: 60 }), 200);
    for (const until = performance.now() + 5_000; performance.now() < until; await wait(100)) if (isSo()) return;
  }
  assert.fail(`${what} did not come within 24 minutes of the product’s clock`);
}

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import Fastify from 'fastify';
import { serveWebPages } from './web-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'freshkey-web-'));
after(() => rmSync(folder, { recursive: true }));

/** A finished build of one page, one script and the app's page, as it is on disk. */
function build(name: string, second: number) {
  rmSync(join(folder, 'client'), { recursive: true, force: true });
  for (const inside of ['assets', 'app']) mkdirSync(join(folder, 'client', inside), { recursive: true });
  const page = `<title>${name}</title><script src="/assets/${name}.js"></script>`;
  writeFileSync(join(folder, 'client/index.html'), page);
  for (const file of ['job', 'dashboard', 'no-screen']) writeFileSync(join(folder, `client/app/${file}.html`), page);
  writeFileSync(join(folder, `client/assets/${name}.js`), name);
  const ofApp = { '/jobs/:id': 'app/job.html', '/host/dashboard': 'app/dashboard.html' };
  writeFileSync(join(folder, 'app-pages.json'), JSON.stringify(ofApp));
  writeFileSync(join(folder, 'sent-on.json'), JSON.stringify({ '/host/jobs': '/host/dashboard?tab=jobs' }));
  const hashes = { 'index.html': [`sha256-${name}`], 'app/job.html': [`sha256-app-${name}`] };
  writeFileSync(join(folder, 'csp-hashes.json'), JSON.stringify(hashes));
  utimesSync(join(folder, 'csp-hashes.json'), second, second);
}

test('a running server switches to a new build as a whole: pages, their hashes and their assets', async () => {
  build('old', 1000);
  const http = Fastify();
  http.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'content-security-policy': "script-src 'self'", 'x-content-type-options': 'nosniff' });
  });
  await serveWebPages(http, folder, 'https://freshkey.example');
  for (const [name, second] of [
    ['old', 1000],
    ['new', 2000],
  ] as const) {
    build(name, second);
    const page = await http.inject('/');
    assert.match(page.body, new RegExp(`<title>${name}<`));
    assert.equal(page.headers['content-security-policy'], `script-src 'self' 'sha256-${name}'`);
    const app = await http.inject('/jobs/1');
    assert.equal(app.headers['content-security-policy'], `script-src 'self' 'sha256-app-${name}'`);
    assert.match(app.body, new RegExp(`<title>${name}<`));
    const script = await http.inject(`/assets/${name}.js`);
    assert.equal(script.body, name);
    assert.equal(script.headers['content-security-policy'], undefined);
    assert.equal(script.headers['x-content-type-options'], 'nosniff');
  }
  for (const path of ['/assets/old.js', '/dev/mail', '/dev/clock'])
    assert.equal((await http.inject(path)).statusCode, 404, path);
  await http.close();
});

test('a path without a screen is a 404 that shows the app’s page; screens and pages are 200', async () => {
  build('whole', 3000);
  const http = Fastify();
  await serveWebPages(http, folder, 'https://freshkey.example');
  const statusOf = async (path: string) => (await http.inject(path)).statusCode;
  for (const path of ['/', '/jobs/1', '/jobs/1?tab=bids', '/host/dashboard', '/host/dashboard/'])
    assert.equal(await statusOf(path), 200, path);
  for (const path of ['/nowhere', '/jobs', '/jobs/1/2', '/host', '/de/nowhere', '/host.dashboard'])
    assert.equal(await statusOf(path), 404, path);
  assert.match((await http.inject('/nowhere')).body, /<title>whole</);
  await http.close();
});

test('a remembered address leads to the screen that has what it names, with what was asked for', async () => {
  build('led', 4000);
  const http = Fastify();
  await serveWebPages(http, folder, 'https://freshkey.example');
  for (const [path, led] of [
    ['/host/jobs', '/host/dashboard?tab=jobs'],
    ['/host/jobs/', '/host/dashboard?tab=jobs'],
    ['/host/jobs?status=open', '/host/dashboard?tab=jobs&status=open'],
  ] as const) {
    const { statusCode, headers } = await http.inject(path);
    assert.deepEqual([statusCode, headers.location], [302, led], path);
  }
  await http.close();
});

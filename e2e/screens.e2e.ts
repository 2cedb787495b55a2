import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { Role } from '#contract/endpoint.ts';
import { type ScreenName, screens } from '#web/paths.ts';
import { pages } from '#web/routes.ts';
import { aDemo } from './a-demo.ts';
import { aWindow, type Window } from './chromium.ts';
import { aClient } from './client.ts';
import { signInDemo } from './people.ts';

// Each screen as the one it is for and as one who may not see it: English on a desk, Arabic on a phone.

const desk = { language: 'en', width: 1280, height: 800 };
const phone = { language: 'ar', width: 390, height: 844 };
/** Parts of a page may jump by less than this while it comes. */
const mostShift = 0.02;
const adminSections = [
  ...['dashboard', 'analytics', 'users', 'background-checks', 'properties', 'jobs', 'reviews', 'audit-logs'],
  ...['content-moderation', 'settings'],
];

const demo = aDemo();
const tokens = new Map<Viewer, string | undefined>([[null, undefined]]);
const jobs = new Map<Role, string[]>();
let conversations: string[];
let home: string;
let shared: string;

demo.ready(async () => {
  const client = aClient(demo.product.url);
  for (const role of ['HOST', 'CLEANER', 'ADMIN'] as const) tokens.set(role, await signInDemo(client, role));
  for (const [role, path] of [
    ['HOST', '/api/host/jobs'],
    ['CLEANER', '/api/cleaner/jobs/assigned'],
  ] as const) {
    const { body } = await client.get(`${path}?limit=100`, tokens.get(role));
    const firstOfState = new Map<string, string>(
      body.map((job: { status: string; id: string }) => [job.status, job.id]),
    );
    jobs.set(
      role,
      [...firstOfState.values()].map((id) => `/jobs/${id}`),
    );
  }
  const { body: homes } = await client.get('/api/host/properties', tokens.get('HOST'));
  home = `/host/homes/${homes[0].id}`;
  shared = await sharedPage(client);
  const { body: threads } = await client.get('/api/messages', tokens.get('HOST'));
  assert.ok(threads.length > 0, 'the demo’s host has conversations');
  conversations = threads
    .slice(0, 1)
    .map((thread: { jobId: string; cleaner: { id: string } }) => `/messages/${thread.jobId}/${thread.cleaner.id}`);
});

/** The page that the demo's host shares with the next guest. */
async function sharedPage(client: ReturnType<typeof aClient>): Promise<string> {
  const { body: paid } = await client.get('/api/host/jobs?status=PAID&limit=100', tokens.get('HOST'));
  for (const { id } of paid) {
    const { body } = await client.get(`/api/jobs/${id}/guest-page`, tokens.get('HOST'));
    if (body?.url) return new URL(body.url).pathname;
  }
  throw new Error('The demo’s host shares no page');
}

/** What TypeScript's own types of the browser do not know yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

type Viewer = Role | null;
const viewers: readonly Viewer[] = [null, 'HOST', 'CLEANER', 'ADMIN'];

/** The addresses of every screen that is for this viewer. */
const ownPaths = (viewer: Viewer): string[] =>
  written.filter((name) => roleOf(name) === viewer || (viewer === 'HOST' && name === 'findCleaners')).flatMap(pathsOf);

/** Those that are for somebody else. */
const othersPaths = (viewer: Viewer): string[] =>
  written.filter((name) => strangerOf(roleOf(name)) === viewer).flatMap(pathsOf);

// Object.keys widens the keys of `pages`, which are screen names.
const written = (Object.keys(pages) as ScreenName[]).filter((name) => name !== 'devUi');

const strangerOf = (role: Viewer): Viewer => (role === 'HOST' ? 'CLEANER' : 'HOST');

/** Looked at as a cleaner. */
const ofEverybody: readonly ScreenName[] = ['account', 'notifications', 'messages'];

function roleOf(name: ScreenName): Viewer {
  if (name.startsWith('host') || name === 'job' || name === 'conversation') return 'HOST';
  if (name.startsWith('cleaner') || ofEverybody.includes(name)) return 'CLEANER';
  return name.startsWith('admin') && name !== 'adminLogin' ? 'ADMIN' : null;
}

function pathsOf(name: ScreenName): string[] {
  if (name === 'job') return [...(jobs.get('HOST') ?? []), ...(jobs.get('CLEANER') ?? [])];
  if (name === 'conversation') return conversations;
  if (name === 'adminSection') return adminSections.map((section) => `/admin/${section}`);
  if (name === 'hostHome') return [home];
  if (name === 'ready') return [shared];
  return [screens[name]];
}

for (const look of [desk, phone]) {
  test(`every screen in ${look.language} at ${look.width} is in order`, async () => {
    assert.deepEqual(await walk(look, ownPaths, faultsOf), []);
  });
}

test('a screen that is for somebody else says so, and is in order too', async () => {
  assert.deepEqual(await walk(desk, othersPaths, (window, path) => faultsOnScreen(window, path)), []);
});

/** Everybody walks their addresses at the same time, each in a window of their own. */
async function walk(
  look: typeof desk,
  pathsFor: (viewer: Viewer) => string[],
  visit: (window: Window, path: string) => Promise<string[]>,
): Promise<string[]> {
  const found = await Promise.all(
    viewers.map(async (viewer) => {
      const window = await aWindow(demo.browser, { url: demo.product.url, token: tokens.get(viewer), ...look });
      // A job that is not for this account is not found; the details of a refused call go to the console, as specified.
      window.expect(/^console: GET \/api\/jobs\/\{id\}\S* refused .*404/);
      const wrong: string[] = [];
      for (const path of pathsFor(viewer))
        wrong.push(...(await visit(window, path)).map((fault) => `${path} as ${viewer ?? 'visitor'}: ${fault}`));
      await window.context.close();
      return wrong;
    }),
  );
  return found.flat();
}

async function faultsOf(window: Window, path: string): Promise<string[]> {
  const found = await faultsOnScreen(window, path);
  const { shift, moved } = await shiftOf(window.page);
  if (shift >= mostShift) found.push(`its parts jumped by ${shift.toFixed(3)}: ${moved.join(' | ')}`);
  // no screen has frames, whose findings it would else put together in a page of its own: half of its time
  const { violations } = await new AxeBuilder({ page: window.page }).setLegacyMode().analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return [
    ...found,
    ...serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ];
}

/** How far parts of the page have jumped since it was opened: what browsers call cumulative layout shift; and which. */
const shiftOf = (page: Page): Promise<{ shift: number; moved: string[] }> =>
  page.evaluate(async () => {
    const jumps: LayoutShift[] = [];
    const watch = new PerformanceObserver((list) => jumps.push(...(list.getEntries() as LayoutShift[]))); // all it watches
    watch.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    watch.disconnect();
    const unasked = jumps.filter(({ hadRecentInput }) => !hadRecentInput);
    const moved = unasked
      .flatMap(({ sources }) => sources)
      .map(({ node, previousRect, currentRect }) => {
        const part = node instanceof Element ? node.outerHTML : node?.textContent;
        return `${part?.slice(0, 100)} from ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}`;
      });
    return { shift: unasked.reduce((sum, { value }) => sum + value, 0), moved };
  });

async function faultsOnScreen({ page, faults, inOrder }: Window, path: string): Promise<string[]> {
  faults.length = 0;
  await page.goto(path);
  await page.locator('main, [role=main]').first().waitFor();
  // once it has settled
  return inOrder(path.replaceAll('/', '_')).then(
    () => [],
    (error: Error) => [error.message],
  );
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Role } from '#contract/endpoint.ts';
import { type ScreenToShow, screensToShow } from '../scripts/screens/screens-to-show.ts';
import { aDemo } from './a-demo.ts';
import { aWindow } from './chromium.ts';
import { aClient } from './client.ts';
import { codeOf, type FirstView, followFirstView } from './first-view.ts';
import { signInDemo } from './people.ts';

// What each screen fetches until it stands there with its data and nobody has touched it: how many files and answers, and
// the bodies as they came over the wire, compressed by the server. Pages, scripts, styles and words count together; fonts
// are shown beside.

interface Ceiling {
  bytes: number;
  requests: number;
}

const goal: Ceiling = { bytes: 170_000, requests: 25 };
/**
 * What each kind of screen may reach: the goal, or less where it has long been less. Above it are a job, the form that
 * posts one, what owners decide, and by a little most others of who is signed in; by requests a paid or reported job,
 * a cleaner's jobs, payouts and clients, what owners decide and the audit log. What a screen shows later comes later.
 */
const ceilings: readonly [name: RegExp, ceiling: Ceiling][] = [
  [/^hostPostJob$/, { bytes: 186_600, requests: 21 }],
  [/^cleanerOnboarding$/, { bytes: 174_700, requests: 23 }],
  [/^cleanerPayouts$/, { bytes: 165_600, requests: 26 }],
  [/^cleanerDashboard/, { bytes: 175_700, requests: 19 }],
  [/^job-paid/, { bytes: 191_600, requests: 26 }],
  // its photos, which speak for and against the report, are in sight at once
  [/^job-reported/, { bytes: 199_000, requests: 28 }],
  [/^job-(open|assigned)/, { bytes: 185_400, requests: 24 }],
  [/^job-submitted/, { bytes: 185_600, requests: 23 }],
  [/^job-canceled/, { bytes: 174_800, requests: 17 }],
  [/^cleanerAvailability$/, { bytes: 180_700, requests: 20 }],
  // with the head and the row of parts that the dashboard has
  [/^hostCalendar$/, { bytes: 178_800, requests: 22 }],
  [/^job-in_progress/, { bytes: 187_400, requests: 24 }],
  [/^admin(-background-checks)?$/, { bytes: 176_500, requests: 25 }],
  [/^admin-audit-logs$/, { bytes: 178_600, requests: 26 }],
  [/^admin-disputes$/, { bytes: 177_100, requests: 24 }],
  [/^admin-users$/, { bytes: 178_300, requests: 25 }],
  [/^admin-(payments|properties)$/, { bytes: 178_100, requests: 25 }],
  [/^admin-(analytics|staff)$/, { bytes: 175_300, requests: 25 }],
  [/^cleanerJobs$/, { bytes: 178_000, requests: 26 }],
  [/^admin-jobs$/, { bytes: 179_300, requests: 24 }],
  [/^admin-reviews$/, { bytes: 171_600, requests: 25 }],
  [/^admin-content-moderation$/, { bytes: 175_300, requests: 25 }],
  [/^admin-settings$/, { bytes: 182_000, requests: 26 }],
  [/^account$/, { bytes: 171_100, requests: 23 }],
  [/^cleanerClients$/, { bytes: 175_500, requests: 26 }],
  [/^hostDashboard$/, { bytes: 173_200, requests: 25 }],
  [/^cleanerToday$/, { bytes: 176_100, requests: 25 }],
  [/^adminLegacy$/, { bytes: 172_000, requests: 25 }],
  [/^notifications$/, { bytes: 151_600, requests: 14 }],
];
const publicScriptBudget = 90_000;
/** Public pages that are complete as written; the others are for who comes to use them. */
const readOnly = ['home'];

const demo = aDemo();
const tokens = new Map<Role, string>();
let shown: ScreenToShow[];

demo.ready(async () => {
  const client = aClient(demo.product.url);
  for (const role of ['HOST', 'CLEANER', 'ADMIN'] as const) tokens.set(role, await signInDemo(client, role));
  shown = await screensToShow(demo.product.url, tokens);
});

test('a signed-in screen weighs and asks for no more than what is written down for it, and for nothing twice', async (t) => {
  const faults: string[] = [];
  for (const screen of shown.filter(({ role }) => role !== null)) {
    const view = await seen(screen);
    t.diagnostic(inWords(screen, view));
    const { bytes, requests } = ceilingOf(screen);
    if (codeOf(view.weight) > bytes || view.asked.length > requests) faults.push(inWords(screen, view));
    const asked = view.asked.flatMap(eachRead);
    const twice = asked.filter((one, index) => asked.indexOf(one) !== index);
    faults.push(...twice.map((one) => `${screen.name} asks twice: ${one}`));
    faults.push(...view.unwanted.map((one) => `${screen.name} asks ahead in vain: ${one}`));
  }
  assert.deepEqual(faults, []);
});

test('each ceiling is that of a signed-in screen, the first that fits it: none is left over from one that is gone', () => {
  const used = new Set(shown.filter(({ role }) => role !== null).map(({ name }) => ceilingFor(name)?.[0]));
  const unused = ceilings.filter(([pattern]) => !used.has(pattern));
  assert.deepEqual(
    unused.map(([pattern]) => String(pattern)),
    [],
  );
});

test('a public page to read has at most 90 kB of scripts before it is touched', async (t) => {
  const toRead = shown.filter(({ name }) => readOnly.includes(name));
  assert.deepEqual([...new Set(toRead.map(({ name }) => name))].sort(), readOnly.toSorted());
  for (const screen of toRead) {
    const view = await seen(screen);
    t.diagnostic(inWords(screen, view));
    assert.ok(view.weight.Script <= publicScriptBudget, inWords(screen, view));
  }
});

/** What was asked for together is several reads. */
function eachRead(one: string): readonly string[] {
  const [asked = '', query] = one.split('?');
  return asked.endsWith(' /api/reads') ? new URLSearchParams(query).getAll('of').map((read) => `GET ${read}`) : [one];
}

const ceilingFor = (name: string) => ceilings.find(([pattern]) => pattern.test(name));
const ceilingOf = ({ name }: ScreenToShow): Ceiling => ceilingFor(name)?.[1] ?? goal;

async function seen({ role, path }: ScreenToShow) {
  const { page, context } = await aWindow(demo.browser, {
    url: demo.product.url,
    token: role ? tokens.get(role) : undefined,
  });
  // what happens to jobs meanwhile is told again to a new page, which then asks for them anew
  await page.route('**/api/events', () => undefined);
  const view = await followFirstView(page);
  await page.goto(path);
  await page.locator('main').first().waitFor();
  await view.stands();
  const unwanted = await page.evaluate(() => Object.keys(window.askedByDocument?.answers ?? {}));
  await context.close();
  return { ...view, unwanted };
}

function inWords({ name, path }: ScreenToShow, { weight, asked }: Pick<FirstView, 'weight' | 'asked'>): string {
  const { Document, Stylesheet, Script, Font, later } = weight;
  const parts = { page: Document, styles: Stylesheet, scripts: Script, fonts: Font, later };
  const listed = Object.entries(parts).map(([part, bytes]) => `${part} ${kB(bytes)}`);
  return `${name} (${path}): ${asked.length} requests, ${kB(codeOf(weight))} kB (${listed.join(', ')})`;
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

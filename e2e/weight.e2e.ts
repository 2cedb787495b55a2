import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { Role } from '#contract/endpoint.ts';
import { type ScreenToShow, screensToShow } from '../scripts/screens/screens-to-show.ts';
import { aBrowser, aWindow } from './chromium.ts';
import { aClient } from './client.ts';
import { signInDemo } from './people.ts';
import { type Product, runningProduct } from './running-product.ts';

// What each screen fetches until it stands there with its data and nobody has touched it: bodies as they came over the
// wire, compressed by the server. Pages, scripts, styles and words count together; fonts are shown beside.

const goal = 200_000;
/** Screens that still miss the goal, with what they may weigh until they reach it; bench/README.md says why. */
const ceilings: readonly [name: RegExp, bytes: number][] = [
  [/^hostPostJob$/, 213_000],
  [/^job-paid/, 207_000],
  [/^(job-|cleanerOnboarding|cleanerAvailability)/, 203_500],
];
const publicScriptBudget = 90_000;
/** Public pages that are complete as written; the others are for who comes to use them. */
const readOnly = ['home'];
/** A screen stands when nothing was fetched for so long, in milliseconds; live events keep a connection open. */
const quietFor = 1_500;
/** Charts and maps are fetched after the figures that they draw. */
const afterwards = /\/(chart-canvas|map-drawing)-/;

type Kind = 'Document' | 'Stylesheet' | 'Script' | 'Font';
type Weight = Record<Kind | 'later', number>;

let product: Product;
let browser: Browser;
const tokens = new Map<Role, string>();
let shown: ScreenToShow[];

before(async () => {
  product = await runningProduct();
  browser = await aBrowser();
  const client = aClient(product.url);
  for (const role of ['HOST', 'CLEANER', 'ADMIN'] as const) tokens.set(role, await signInDemo(client, role));
  shown = await screensToShow(product.url, tokens);
});
after(async () => {
  await browser?.close();
  await product?.stop();
});

test('a signed-in screen weighs at most 200 kB, or what is written down for it', async (t) => {
  const heavy: string[] = [];
  for (const screen of shown.filter(({ role }) => role !== null)) {
    const weight = await weightOf(screen);
    t.diagnostic(inWords(screen, weight));
    if (firstView(weight) > budgetOf(screen)) heavy.push(inWords(screen, weight));
  }
  assert.deepEqual(heavy, []);
});

test('a public page to read has at most 90 kB of scripts before it is touched', async (t) => {
  for (const screen of shown.filter(({ name }) => readOnly.includes(name))) {
    const weight = await weightOf(screen);
    t.diagnostic(inWords(screen, weight));
    assert.ok(weight.Script <= publicScriptBudget, inWords(screen, weight));
  }
});

const budgetOf = ({ name }: ScreenToShow): number => ceilings.find(([pattern]) => pattern.test(name))?.[1] ?? goal;

async function weightOf({ role, path }: ScreenToShow): Promise<Weight> {
  const window = await aWindow(browser, { url: product.url, token: role ? tokens.get(role) : undefined });
  const { weight, lastAt } = await watched(window.page);
  await window.page.goto(path);
  await window.page.locator('main').first().waitFor();
  while (performance.now() - lastAt() < quietFor) await wait(100);
  await window.context.close();
  return weight;
}

/** Adds up what comes, by kind: whole answers less their headers. `lastAt` is when something last was asked for or came. */
async function watched(page: Page): Promise<{ weight: Weight; lastAt: () => number }> {
  let last = performance.now();
  page.on('request', () => {
    last = performance.now();
  });
  page.on('response', () => {
    last = performance.now();
  });
  const weight: Weight = { Document: 0, Stylesheet: 0, Script: 0, Font: 0, later: 0 };
  const answers = new Map<string, { kind: keyof Weight; headers: number }>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = afterwards.test(response.url) ? 'later' : type;
    if (Object.hasOwn(weight, kind))
      // `hasOwn` has just found it among the kinds
      answers.set(requestId, { kind: kind as keyof Weight, headers: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) weight[answer.kind] += encodedDataLength - answer.headers;
    last = performance.now();
  });
  return { weight, lastAt: () => last };
}

const firstView = ({ Document, Stylesheet, Script }: Weight): number => Document + Stylesheet + Script;

function inWords({ name, path }: ScreenToShow, weight: Weight): string {
  const { Document, Stylesheet, Script, Font, later } = weight;
  const parts = { page: Document, styles: Stylesheet, scripts: Script, fonts: Font, later };
  const listed = Object.entries(parts).map(([part, bytes]) => `${part} ${kB(bytes)}`);
  return `${name} (${path}): ${kB(firstView(weight))} kB (${listed.join(', ')})`;
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Response } from 'playwright-core';
import { aBrowser, aWindow } from '../e2e/chromium.ts';
import { startBenchServer, tokenOf } from './bench-database.ts';
import { startOurs } from './contestants.ts';
import { idOf } from './generate.ts';
import { median } from './rounds.ts';

// A host with 40 homes and 500 jobs opens each tab: how long until it stands there, and how many rows came for it.

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const size = { jobs: 500, properties: 40, hosts: 1, cleaners: 60, towns: 5 };
const tabs = ['overview', 'properties', 'jobs', 'cleaners', 'calendar', 'billing'];

const database = await startBenchServer();
const dataDir = mkdtempSync(join(tmpdir(), 'freshkey-large-'));
const ours = await startOurs(await database.marketplace('bench_large_host', size), dataDir);
const browser = await aBrowser();
try {
  const { page } = await aWindow(browser, { url: ours.url, token: tokenOf(idOf('host', 0)) });
  // what follows is not measured cold: a host comes back
  for (const tab of tabs) await opened(tab);
  const rows = [];
  for (const tab of tabs) rows.push([tab, await measured(tab)]);
  console.table(Object.fromEntries(rows));

  async function measured(tab: string) {
    const seen = [];
    for (let round = 0; round < rounds; round++) seen.push(await opened(tab));
    return {
      'LCP ms (goal 1,000)': Math.round(median(seen.map(({ lcp }) => lcp))),
      calls: median(seen.map(({ calls }) => calls)),
      'longest list': Math.max(...seen.map(({ longest }) => longest)),
      'answers kB': Math.round(median(seen.map(({ bytes }) => bytes)) / 1000),
    };
  }

  /** One opening of a tab: the largest piece on it, the calls for it, and the most rows in one answer. */
  async function opened(tab: string) {
    const lists: Promise<{ rows: number; bytes: number }>[] = [];
    const hear = (answer: Response) => {
      if (answer.url().includes('/api/') && !answer.url().endsWith('/api/events')) lists.push(rowsIn(answer));
    };
    page.on('response', hear);
    await page.goto(`/host/dashboard?tab=${tab}`);
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
    page.off('response', hear);
    const answers = await Promise.all(lists);
    return {
      lcp: await page.evaluate(largestPaint),
      calls: answers.length,
      longest: Math.max(0, ...answers.map(({ rows }) => rows)),
      bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  }
} finally {
  await browser.close();
  await ours.stop();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function rowsIn(answer: Response) {
  const text = await answer.text().catch(() => '');
  const body: unknown = text.startsWith('[') ? JSON.parse(text) : null;
  return { rows: Array.isArray(body) ? body.length : 0, bytes: text.length };
}

/** In the page: when the largest piece of text or picture stood there, in milliseconds. */
function largestPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
}

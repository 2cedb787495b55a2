import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { createContext, runInContext } from 'node:vm';
import { usualTable } from '#contract/rule-table.ts';
import { usualTerms } from '#contract/usual-terms.ts';
import { isQuiet, startQuietly } from './quiet-start.ts';

const page =
  '<html><head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>' +
  '<body><script>data()</script><script type="module" async="">import("/a.js")</script></body></html>';

it('holds the modules back and leaves the rest', () => {
  const quiet = startQuietly(page);
  assert.ok(quiet.includes('<script type="text/plain" id="start">import("/a.js")</script>'));
  assert.ok(quiet.includes('<script>data()</script>') && quiet.includes('href="/a.css"'));
  assert.ok(!quiet.includes('type="module"') && !quiet.includes('modulepreload'));
});

it('refuses a page it does not understand', () => assert.throws(() => startQuietly('<html></html>'), /module script/));

it('is for pages that are complete as written', () => {
  assert.deepEqual(['/', '/welcome', '/find-jobs', '/auth'].map(isQuiet), [true, true, false, false]);
});

const config = {
  mode: 'production',
  exposedDemo: false,
  banner: null,
  off: [] as string[],
  marketing: { confirmed: true },
  fees: { hostCents: 500, cleanerCents: 500, backgroundCheckCents: 3_900 },
  terms: usualTerms,
  ruleTable: usualTable,
};

/** Whether a page nobody has touched loads its scripts once it knows this. */
async function startsWith(known: typeof config): Promise<boolean> {
  const [, script = ''] = /<script>(\(function[\s\S]*?)<\/script><\/head>/.exec(startQuietly(page)) ?? [];
  let started = false;
  const heard = new Map<string, () => void>();
  const context = createContext({
    addEventListener: (event: string, hear: () => void) => heard.set(event, hear),
    removeEventListener: () => undefined,
    localStorage: { getItem: () => null },
    fetch: async () => ({ json: async () => known }),
    document: {
      documentElement: { dataset: {} },
      getElementById: () => ({ text: '' }),
      createElement: () => ({}),
      head: { append: () => (started = true) },
    },
  });
  runInContext(script, context);
  heard.get('DOMContentLoaded')?.();
  await setImmediate();
  return started;
}

it('waits where the figures in the page are those in force, in whatever order they come', async () => {
  // every rule once
  const ruleTable = Object.fromEntries(Object.entries(usualTable).reverse()) as typeof usualTable;
  assert.equal(await startsWith({ ...config, ruleTable }), false);
});

it('starts by itself where the owners have decided another fee, deadline or percentage than the page says', async () => {
  assert.equal(await startsWith({ ...config, fees: { ...config.fees, backgroundCheckCents: 4_900 } }), true);
  assert.equal(await startsWith({ ...config, terms: { ...usualTerms, freeCancelHours: 36 } }), true);
  assert.equal(await startsWith({ ...config, ruleTable: { ...usualTable, damage: 40 } }), true);
});

it('starts by itself where a side may not sign up, whose way in the page shows', async () => {
  assert.equal(await startsWith({ ...config, off: ['cleanerSignUp'] }), true);
  assert.equal(await startsWith({ ...config, off: ['guestPages'] }), false);
});

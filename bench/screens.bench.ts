import { parseArgs } from 'node:util';
import type { Role } from '#contract/endpoint.ts';
import { aClient } from '../e2e/client.ts';
import { signInDemo } from '../e2e/people.ts';
import { runningProduct } from '../e2e/running-product.ts';
import { screensToShow } from '../scripts/screens/screens-to-show.ts';
import { median } from './rounds.ts';
import { type ChangeTimes, type RouteChange, routeChanges, timesOf } from './route-change.ts';
import { aBrowserToTime, goalOf, isMeasured, type Seen, seeScreen } from './screen-load.ts';
import { aSlowPhone } from './slowdown.ts';

// How long a phone on slow 4G waits for a screen, and for the next one. The product runs on demo data of its own.

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
/** When nothing more is begun: all screens five times take about this long on a quiet machine. */
const end = performance.now() + Number(process.env.BENCH_MINUTES ?? 11) * 60_000;
const { only: chosen } = parseArgs({ options: { only: { type: 'string' } } }).values;
const only = chosen?.split(',');
const isWanted = (name: string) => !only || only.some((word) => name.startsWith(word));

const product = await runningProduct();
const browser = await aBrowserToTime();
try {
  const { url } = product;
  const tokens = new Map<Role, string>();
  for (const role of ['HOST', 'CLEANER', 'ADMIN'] as const) tokens.set(role, await signInDemo(aClient(url), role));
  const phone = await aSlowPhone(browser);
  console.log(
    `The phone's processor is ${phone.slowdown.toFixed(1)} times slower than this one (asked for: ${phone.rate.toFixed(1)}).`,
  );
  const screens = (await screensToShow(url, tokens)).filter(({ name }) => isMeasured(name) && isWanted(name));
  const changes = routeChanges.filter(({ from }) => isWanted(from));
  // first, because they are few: they are there whatever the time allows of the screens
  const times = await inTurns(changes, (change) => timesOf(browser, url, change, { tokens, phone }));
  const seen = await inTurns(screens, (screen) => seeScreen(browser, url, screen, { tokens, phone }));
  console.table(Object.fromEntries([...seen].map(([{ name }, each]) => [name, firstViewRow(name, each)])));
  console.table(Object.fromEntries([...times].map(([change, each]) => [nameOf(change), changeRow(each)])));
} finally {
  await browser.close();
  await product.stop();
}

/** Each thing once a round, so that what else the machine does falls on all of them; in the first round all, then as time allows. */
async function inTurns<Thing, Figures>(things: readonly Thing[], measure: (thing: Thing) => Promise<Figures>) {
  const found = new Map<Thing, Figures[]>(things.map((thing) => [thing, []]));
  for (let round = 0; round < rounds; round++)
    for (const [thing, each] of found) if (round === 0 || performance.now() < end) each.push(await measure(thing));
  return found;
}

function firstViewRow(name: string, seen: readonly Seen[]) {
  const goal = goalOf(name);
  return {
    'LCP s': (median(seen.map(({ lcp }) => lcp)) / 1000).toFixed(2),
    'goal s': goal.lcp / 1000,
    requests: median(seen.map(({ requests }) => requests)),
    'goal requests': goal.requests,
    kB: (median(seen.map(({ code }) => code)) / 1000).toFixed(1),
    'goal kB': goal.code / 1000,
    rounds: seen.length,
    'fonts kB': (median(seen.map(({ fonts }) => fonts)) / 1000).toFixed(1),
  };
}

function nameOf({ from, to }: RouteChange): string {
  return `${from} → ${to}`;
}

function changeRow(times: readonly ChangeTimes[]) {
  const ms = (of: (each: ChangeTimes) => number) => Math.round(median(times.map(of)));
  return {
    'first ms': ms(({ here }) => here.first),
    'goal first': 150,
    'again ms': ms(({ here }) => here.again),
    'goal again': 100,
    'slow phone first': ms(({ slowPhone }) => slowPhone.first),
    'slow phone again': ms(({ slowPhone }) => slowPhone.again),
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import { aClient } from '../e2e/client.ts';
import { victims } from '../e2e/kill.ts';
import { killCycle } from '../e2e/kill-cycle.ts';
import { signUp } from '../e2e/people.ts';
import { runningProduct } from '../e2e/running-product.ts';
import { stopUnderLoad } from '../e2e/stop-under-load.ts';
import { WriteLoad } from '../e2e/write-load.ts';

// `npm run soak [cycles]`: kill -9 of web, database, server and everything at random moments under load. Exits with
// code 1 at the first lost write, if the product was ever away for more than 10 s, or if it took more than 15 s to
// stop.

const cycles = Number(process.argv[2] ?? 50);
const times: number[] = [];
let written = 0;
let product = await runningProduct();
let load = new WriteLoad(await signUp(aClient(product.url), 'HOST', 'Hanna Soak'));
for (let cycle = 1; cycle <= cycles; cycle++) {
  const victim = victims[Math.floor(Math.random() * victims.length)] ?? 'everything';
  const before = load.acknowledged;
  const survived = await killCycle(product, load, victim, () => wait(200 + Math.random() * 1_800));
  product = survived.product;
  times.push(survived.backAfter);
  written += load.acknowledged - before;
  console.log(
    `${cycle}/${cycles} ${victim}: ${load.acknowledged - before} writes kept, back in ${Math.round(survived.backAfter)} ms`,
  );
  // a fresh host now and then: accounts have a limit of writes a minute
  if (cycle % 5 === 0) load = new WriteLoad(await signUp(aClient(product.url), 'HOST', `Hanna Soak ${cycle}`));
}
const hosts = await Promise.all([1, 2, 3].map((n) => signUp(aClient(product.url), 'HOST', `Hanna Stop ${n}`)));
const { took } = await stopUnderLoad(product, hosts, 250);
await product.stop();
const longest = Math.max(...times);
console.log(`${cycles} kills, ${written} acknowledged writes, 0 lost, longest away ${Math.round(longest)} ms`);
console.log(`told to stop under 100 calls a second: gone after ${Math.round(took)} ms`);
process.exit(longest < 10_000 && took < 15_000 ? 0 : 1);

import assert from 'node:assert/strict';
import type { Month } from './a-month.ts';
import type { BusinessFact } from './business-fact.ts';
import { hiringFacts } from './hiring-facts.ts';
import { moneyFacts } from './money-facts.ts';
import { payoutFacts } from './payout-facts.ts';
import { reportFacts } from './report-facts.ts';
import { timeFacts } from './time-facts.ts';
import { workFacts } from './work-facts.ts';

/** Each with how often it is drawn. */
const facts: readonly (readonly [name: string, weight: number, fact: BusinessFact])[] = [
  ...hiringFacts,
  ...workFacts,
  ...moneyFacts,
  ...reportFacts,
  ...payoutFacts,
  ...timeFacts,
];
const bag = facts.flatMap(([name, weight, fact]) => Array.from({ length: weight }, () => ({ name, fact })));

/** Counts what was answered: `checkout 200` → how often. */
export type Tally = Map<string, number>;

/** One random fact that is possible now. No answer is ever a fault of ours. */
export async function happen(month: Month, tally: Tally): Promise<void> {
  for (;;) {
    const { name, fact } = month.pick(bag) ?? assert.fail();
    const answer = await fact(month);
    if (!answer) continue;
    assert.notEqual(answer.status, 400, `${name} was not asked as a screen would: ${JSON.stringify(answer.body)}`);
    const isFine = answer.status < 500 || (answer.status === 503 && month.faults.percent > 0);
    assert.ok(isFine, `${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
    const line = `${name} ${answer.status}`;
    tally.set(line, (tally.get(line) ?? 0) + 1);
    return;
  }
}

import type { Call } from './calls.ts';
import { median, type Round } from './rounds.ts';

/** The rounds of one call: ours, F, and F again. */
export interface Measured {
  call: Call;
  ours: Round[];
  bare: Round[];
  control: Round[];
}

const per = (rounds: readonly Round[]) => median(rounds.map(({ perSecond }) => perSecond));
const p99 = (rounds: readonly Round[]) => median(rounds.map((round) => round.p99));
const serverCpu = (rounds: readonly Round[]) => median(rounds.map((round) => round.serverCpu ?? Number.NaN));
const databaseCpu = (rounds: readonly Round[]) => median(rounds.map((round) => round.databaseCpu ?? Number.NaN));

/** The ratio is the median over each round's own, because the machine's other load changes from round to round. */
const ratio = (one: readonly Round[], other: readonly Round[]) =>
  median(one.map(({ perSecond }, turn) => perSecond / (other[turn]?.perSecond ?? Number.NaN)));

const share = (value: number) => `${Math.round(value * 100)} %`;

/** One line per call; each figure is the median of its rounds. Processor time is the server's plus the database's. */
export function printTable(jobs: number, measured: readonly Measured[]): void {
  console.log(`\n${jobs.toLocaleString('en')} jobs`);
  console.table(
    Object.fromEntries(
      measured.map(({ call, ours, bare, control }) => [
        call.name,
        {
          'ours/s': Math.round(per(ours)),
          'F/s': Math.round(per(bare)),
          'of F': share(ratio(ours, bare)),
          goal: share(call.goal),
          control: share(ratio(control, bare)),
          'p99 ms': p99(ours),
          'F p99 ms': p99(bare),
          'CPU ms': `${serverCpu(ours).toFixed(2)} + ${databaseCpu(ours).toFixed(2)}`,
          'F CPU ms': `${serverCpu(bare).toFixed(2)} + ${databaseCpu(bare).toFixed(2)}`,
        },
      ]),
    ),
  );
}

/** What growth changes, from the first size to the last: throughput and the database's work per call. */
export function printGrowth(results: readonly (readonly Measured[])[]): void {
  const [small, large] = [results[0], results.at(-1)];
  if (!small || !large || small === large) return;
  console.log('\nGrowth from the first size to the last');
  console.table(
    Object.fromEntries(
      small.map((before, index) => {
        const after = large[index] ?? before;
        return [
          before.call.name,
          {
            'calls/s': `× ${(per(after.ours) / per(before.ours)).toFixed(2)}`,
            'db CPU': `× ${(databaseCpu(after.ours) / databaseCpu(before.ours)).toFixed(2)}`,
          },
        ];
      }),
    ),
  );
}

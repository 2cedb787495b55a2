import { centsToDecimal } from '#contract/money.ts';
import type { TrialBalance } from './trial-balance.ts';

/** More of one kind would only repeat it. */
const most = 20;

/** The trial balance as lines to print, in dollars, and whether everything agrees. */
export function describeBalance({ accounts, findings, negatives }: TrialBalance): { lines: string[]; agrees: boolean } {
  const sum = (part: 'debitCents' | 'creditCents') => accounts.reduce((total, row) => total + row[part], 0);
  const isEven = sum('debitCents') === sum('creditCents');
  const table = [
    row('account', 'debit', 'credit', 'balance'),
    ...accounts.map((each) => sumsOf(each.account, each.debitCents, each.creditCents)),
    sumsOf('all', sum('debitCents'), sum('creditCents')),
  ];
  const checks = findings.flatMap(({ name, disagreements }) => [
    `${disagreements.length === 0 ? 'holds ' : 'FAILS '} ${name}`,
    ...disagreements
      .slice(0, most)
      .map(
        ({ subject, foundCents, expectedCents }) =>
          `         ${subject}: ${centsToDecimal(foundCents)} instead of ${centsToDecimal(expectedCents)}`,
      ),
    ...(disagreements.length > most ? [`         and ${disagreements.length - most} more`] : []),
  ]);
  const agrees = isEven && findings.every(({ disagreements }) => disagreements.length === 0);
  return {
    lines: [
      ...table,
      '',
      ...checks,
      '',
      ...below(negatives),
      '',
      agrees ? 'The books agree.' : 'The books don’t agree.',
    ],
    agrees,
  };
}

const whys = {
  chargeback: 'after a chargeback',
  refund: 'after a refund or a decision about a report',
  unknown: 'without a chargeback or a refund: please look into it',
} as const;

/** A negative balance is no fault of the books, but somebody's debt. */
function below(negatives: TrialBalance['negatives']): string[] {
  const count = negatives.reduce((sum, { balances }) => sum + balances, 0);
  return [
    `negative balances: ${count}`,
    ...negatives.map(
      ({ why, balances, cents }) => `         ${balances} ${whys[why]}, ${centsToDecimal(cents)} in all`,
    ),
  ];
}

const sumsOf = (name: string, debit: number, credit: number) =>
  row(name, centsToDecimal(debit), centsToDecimal(credit), centsToDecimal(credit - debit));

const row = (name: string, ...figures: string[]) =>
  [name.padEnd(12), ...figures.map((figure) => figure.padStart(16))].join('');

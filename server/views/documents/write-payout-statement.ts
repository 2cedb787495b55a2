import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { payoutStatuses } from '#contract/states.ts';
import { titleOnPapers } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { ledgerTransactions, payments } from '#server/payments/table.ts';
import { payoutItems, payouts } from '#server/payouts/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { properties } from '#server/properties/table.ts';
import { movementName } from './document-words.ts';
import type { Letter, LetterRow } from './letter.ts';
import { type LetterPaper, letterPaper } from './letter-paper.ts';
import { shownHome } from './shown-name.ts';

type Payout = typeof payouts.$inferSelect;
type Item = Awaited<ReturnType<typeof itemsOf>>[number];

/** What one of a cleaner's own payouts contains; 404 for any other. */
export async function writePayoutStatement(kit: Kit, actor: Actor, id: string): Promise<Letter> {
  const own = and(eq(payouts.id, id), eq(payouts.cleanerId, actor.id));
  const [payout] = await kit.db.select().from(payouts).where(own);
  if (!payout) throw notFound('Payout not found.');
  const [paper, items] = await Promise.all([letterPaper(kit, actor.id), itemsOf(kit.db, id)]);
  return statementOf(paper, payout, items);
}

function itemsOf(reader: Reader, payoutId: string) {
  const { kind, at } = ledgerTransactions;
  // what a report had held back is told by what it was paid for
  const waited = and(eq(payments.id, ledgerTransactions.paymentId), inArray(kind, ['held', 'released']));
  return reader
    .select({
      at,
      kind: sql<string>`coalesce(${payments.kind}, ${kind})`,
      property: titleOnPapers,
      amountCents: payoutItems.amountCents,
    })
    .from(payoutItems)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, payoutItems.transactionId))
    .leftJoin(payments, waited)
    .leftJoin(jobs, eq(jobs.id, ledgerTransactions.jobId))
    .leftJoin(properties, eq(properties.id, jobs.propertyId))
    .where(eq(payoutItems.payoutId, payoutId))
    .orderBy(asc(at), asc(ledgerTransactions.id));
}

const tones: Record<(typeof payoutStatuses)[number], 'green' | 'amber' | 'red'> = {
  ...{ pending: 'amber', held: 'amber', paid: 'green', failed: 'red' },
};

function statementOf(paper: LetterPaper, payout: Payout, items: readonly Item[]): Letter {
  const { say, head } = paper;
  const { status, method, amountCents, feeCents } = payout;
  return {
    ...head,
    title: say('payout.title'),
    about: say(`payout.method.${method}`),
    stamp: { text: say(`payout.status.${status}`), tone: tones[status] },
    facts: factsOf(paper, payout),
    figure: {
      label: say(status === 'failed' ? 'payout.returned' : 'payout.net'),
      note: null,
      amount: paper.money(status === 'failed' ? amountCents : amountCents - feeCents),
    },
    tables: [
      {
        title: null,
        columns: [
          { label: say('date'), kind: 'text' },
          { label: say('what'), kind: 'text' },
          { label: say('receipt.property'), kind: 'wide' },
          { label: say('amount'), kind: 'money' },
        ],
        rows: [...items.map((item) => rowOf(paper, item)), ...sumsOf(paper, payout)],
      },
    ],
    notes: [paper.smallPrint],
  };
}

function factsOf({ say, name, date }: LetterPaper, { id, createdAt, endedAt, status }: Payout): Letter['facts'] {
  const paid = status === 'paid' && endedAt ? [{ label: say('payout.paidAt'), value: date(endedAt) }] : [];
  return [
    { label: say('payout.payee'), value: name },
    { label: say('payout.begun'), value: date(createdAt) },
    ...paid,
    { label: say('payout.number'), value: id },
  ];
}

const rowOf = (paper: LetterPaper, { at, kind, property, amountCents }: Item): LetterRow => ({
  kind: 'plain',
  cells: [
    paper.date(at),
    movementName(paper, kind),
    property ? shownHome(paper.language, property) : '',
    paper.money(amountCents),
  ],
  note: null,
});

/** What did not arrive cost nothing: the fee came back with it. */
function sumsOf({ say, money }: LetterPaper, { status, amountCents, feeCents }: Payout): LetterRow[] {
  const row = (kind: LetterRow['kind'], label: string, cents: number): LetterRow => ({
    ...{ kind, note: null },
    cells: ['', '', label, money(cents)],
  });
  if (status === 'failed') return [row('sum', say('payout.returned'), amountCents)];
  const net = row('sum', say('payout.net'), amountCents - feeCents);
  if (feeCents === 0) return [net];
  return [row('sum', say('payout.whole'), amountCents), row('plain', say('payout.fee'), -feeCents), net];
}

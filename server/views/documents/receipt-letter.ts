import { movementName } from './document-words.ts';
import type { Letter, LetterRow } from './letter.ts';
import type { LetterPaper } from './letter-paper.ts';
import type { Charge } from './read-charges.ts';

type Movement = Pick<Charge, 'kind' | 'cents'>;

interface Receipt<Each extends Movement> extends Pick<Letter, 'about' | 'facts'> {
  movements: readonly Each[];
  rowsOf: (movement: Each) => LetterRow[];
}

/** A receipt for all that somebody has paid for one thing, and got back. */
export function receiptLetter<Each extends Movement>(paper: LetterPaper, receipt: Receipt<Each>): Letter {
  const { say, head } = paper;
  const { about, facts, movements, rowsOf } = receipt;
  const totalCents = movements.reduce((sum, { cents }) => sum + cents, 0);
  const backCents = movements.reduce((sum, { cents }) => sum - Math.min(cents, 0), 0);
  return {
    ...head,
    title: say('receipt.title'),
    about,
    stamp: stampOf(paper, movements, totalCents),
    facts,
    figure: {
      label: say('receipt.total'),
      note: backCents > 0 ? say('receipt.totalNote', { amount: paper.money(backCents) }) : null,
      amount: paper.money(totalCents),
    },
    tables: [
      {
        title: null,
        columns: [
          { label: say('date'), kind: 'text' },
          { label: say('what'), kind: 'wide' },
          { label: say('card'), kind: 'text' },
          { label: say('amount'), kind: 'money' },
        ],
        rows: [
          ...movements.flatMap(rowsOf),
          { kind: 'sum', cells: ['', say('total'), '', paper.money(totalCents)], note: null },
        ],
      },
    ],
    notes: [paper.smallPrint],
  };
}

function stampOf(paper: LetterPaper, movements: readonly Movement[], totalCents: number): Letter['stamp'] {
  const { say } = paper;
  if (movements.every(({ cents }) => cents >= 0)) return { text: say('receipt.paid'), tone: 'green' };
  if (totalCents > 0) return { text: say('receipt.partlyRefunded'), tone: 'amber' };
  const isChargedBack = movements.some(({ kind }) => kind === 'chargeback');
  return isChargedBack
    ? { text: movementName(paper, 'chargeback'), tone: 'red' }
    : { text: say('receipt.refunded'), tone: 'amber' };
}

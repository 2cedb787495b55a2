import { formatDate } from '#contract/format-date.ts';
import type { Job } from '#contract/jobs.ts';
import { presentJob, readSeenJob, relationTo } from '#server/jobs/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotFound, notFound } from '#server/platform/refusal.ts';
import { cardName, movementName } from './document-words.ts';
import type { Letter, LetterRow } from './letter.ts';
import { type LetterPaper, letterPaper } from './letter-paper.ts';
import { type Charge, chargesOfJob } from './read-charges.ts';
import { receiptLetter } from './receipt-letter.ts';
import { shownHome, shownName, shownPerson } from './shown-name.ts';

/** A receipt for all that a job's host has paid for it, and got back. For the host and admins; 404 until it is paid. */
export async function writeReceipt(kit: Kit, actor: Actor, jobId: string): Promise<Letter> {
  const now = kit.clock.now();
  const seen = await readSeenJob(kit.db, actor, jobId, now);
  const relation = seen && relationTo(seen.view.job, seen.viewer);
  if (!seen || (relation !== 'host' && relation !== 'admin')) throw jobNotFound();
  const [paper, charges] = await Promise.all([letterPaper(kit, actor.id), chargesOfJob(kit.db, jobId)]);
  if (charges.length === 0) throw notFound('There’s no receipt yet: nothing has been paid for this job.');
  return receiptOf(paper, presentJob(seen.view, seen.viewer, now), charges);
}

const receiptOf = (paper: LetterPaper, job: Job, charges: readonly Charge[]): Letter =>
  receiptLetter(paper, {
    about: shownHome(paper.language, charges[0]?.property.title ?? job.title),
    facts: factsOf(paper, job),
    movements: charges,
    rowsOf: (charge) => rowsOf(paper, job, charge),
  });

function factsOf({ say, language }: LetterPaper, job: Job): Letter['facts'] {
  const day = formatDate(new Date(job.startTime), language, { dateStyle: 'full', timeZone: job.timeZone });
  return [
    { label: say('receipt.payer'), value: job.host ? shownPerson(language, job.host.name) : '' },
    { label: say('receipt.cleaner'), value: job.cleaner ? shownPerson(language, job.cleaner.name) : '–' },
    { label: say('receipt.property'), value: shownName(job.property.address) },
    { label: say('receipt.cleaning'), value: day },
    { label: say('receipt.number'), value: job.id },
  ];
}

/** One charge; that of a job is told apart into what the cleaning, or half of it for having come, cost and the fee. */
function rowsOf(paper: LetterPaper, { couldNotClean }: Job, { at, kind, card, cents, feeCents }: Charge): LetterRow[] {
  const row = (name: string, amount: number): LetterRow => ({
    kind: 'plain',
    cells: [paper.date(at), name, cardName(paper, card), paper.money(amount)],
    note: null,
  });
  const name = kind === 'job' && couldNotClean ? paper.say('movement.half') : movementName(paper, kind);
  const whole = row(name, cents - feeCents);
  return feeCents > 0 ? [whole, row(paper.say('fee'), feeCents)] : [whole];
}

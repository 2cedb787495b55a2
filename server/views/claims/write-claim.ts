import { formatDate } from '#contract/format-date.ts';
import { zonePlace } from '#contract/zone-place.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { translate } from '#server/platform/translate.ts';
import { movementName } from '../documents/document-words.ts';
import type { Letter, LetterRow, LetterTable } from '../documents/letter.ts';
import { type LetterPaper, letterPaper } from '../documents/letter-paper.ts';
import { shownHome, shownName, shownPerson, shownText } from '../documents/shown-name.ts';
import { claimPictures } from './claim-pictures.ts';
import { momentIn, placeName } from './claim-words.ts';
import type { ClaimFacts } from './read-claim.ts';

/** In letters; a report has as many at most. */
const longestReport = 2000;

/** The paper of a claim file: what hosts' insurance and AirCover ask for, in the reader's language. */
export async function writeClaim(kit: Kit, actor: Actor, claim: ClaimFacts): Promise<Letter> {
  const paper = await letterPaper(kit, actor.id);
  const { say, head } = paper;
  const total = claim.costs.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const link = new URL('/verify', kit.settings.publicUrl).href.replace(/^https?:\/\//, '');
  return {
    ...head,
    title: say('claim.title'),
    about: shownHome(paper.language, claim.job.title),
    stamp: null,
    facts: factsOf(paper, claim),
    figure: claim.costs.length === 0 ? null : { label: say('claim.costs'), note: null, amount: paper.money(total) },
    tables: [reportOf(paper, claim), timelineOf(paper, claim), checklistOf(paper, claim), costsOf(paper, claim)].filter(
      ({ rows }) => rows.length > 0,
    ),
    pictures: await claimPictures(kit, paper, claim),
    notes: [
      say('claim.check', { link: shownName(link) }),
      say('claim.fingerprint', { hash: claim.links.at(-1)?.hash ?? '', key: claim.signer.key }),
      say('claim.zone', { zone: zoneOf(claim), mail: paper.mail }),
    ],
  };
}

const zoneOf = ({ job }: ClaimFacts) => shownName(zonePlace(job.timeZone, new Date(job.startTime)));

function factsOf(paper: LetterPaper, claim: ClaimFacts): Letter['facts'] {
  const { say, language } = paper;
  const { job, startedAt, submittedAt } = claim;
  const moment = momentIn(paper, claim);
  return [
    { label: say('receipt.property'), value: shownName(job.property.address) },
    { label: say('claim.agreed'), value: agreedIn(paper, claim) },
    { label: say('claim.host'), value: job.host ? shownPerson(language, job.host.name) : '–' },
    { label: say('receipt.cleaner'), value: job.cleaner ? shownPerson(language, job.cleaner.name) : '–' },
    { label: say('claim.started'), value: startedAt ? moment(startedAt) : '–' },
    { label: say('claim.finished'), value: submittedAt ? moment(submittedAt) : '–' },
    { label: say('claim.made'), value: moment(claim.madeAt) },
    { label: say('claim.number'), value: job.id },
  ];
}

/** The day once, unless the work goes on over midnight. */
function agreedIn(paper: LetterPaper, claim: ClaimFacts): string {
  const { startTime, endTime, timeZone } = claim.job;
  const told = (at: Date | string, options: Intl.DateTimeFormatOptions) =>
    formatDate(new Date(at), paper.language, { ...options, timeZone });
  const isSameDay = told(startTime, { dateStyle: 'short' }) === told(endTime, { dateStyle: 'short' });
  const end = isSameDay ? told(endTime, { timeStyle: 'short' }) : momentIn(paper, claim)(endTime);
  return `${momentIn(paper, claim)(startTime)} – ${end}`;
}

const plain = (...cells: string[]): LetterRow => ({ kind: 'plain', cells, note: null });

function timelineOf(paper: LetterPaper, claim: ClaimFacts): LetterTable {
  const moment = momentIn(paper, claim);
  return {
    title: paper.say('claim.timeline'),
    columns: [
      { label: paper.say('claim.when'), kind: 'text' },
      { label: paper.say('claim.what'), kind: 'wide' },
    ],
    rows: claim.timeline.map(({ kind, at }) => plain(moment(at), translate(paper.language, `jobs:timeline.${kind}`))),
  };
}

/** What the host reported and the cleaner answered, in full. */
function reportOf(paper: LetterPaper, claim: ClaimFacts): LetterTable {
  const { say, language } = paper;
  const moment = momentIn(paper, claim);
  const { report } = claim.paper;
  const said = (at: Date, who: string, text: string): LetterRow => ({
    ...{ kind: 'plain', note: shownPerson(language, who) },
    cells: [moment(at), shownText(text, longestReport)],
  });
  const reason = report && translate(language, `reports:reasons.${report.reason}`);
  return {
    title: say('claim.report'),
    columns: [
      { label: say('claim.when'), kind: 'text' },
      { label: reason ?? '', kind: 'wide' },
    ],
    rows: [
      ...(report ? [said(report.createdAt, claim.job.host?.name ?? say('claim.host'), report.text)] : []),
      ...(report?.answerText && report.answeredAt
        ? [said(report.answeredAt, claim.job.cleaner?.name ?? say('receipt.cleaner'), report.answerText)]
        : []),
    ],
  };
}

/** Each task with who did it when. */
function checklistOf(paper: LetterPaper, claim: ClaimFacts): LetterTable {
  const moment = momentIn(paper, claim);
  const { say, language } = paper;
  const cleaner = claim.job.cleaner?.name;
  const done = (at: string) => [moment(at), ...(cleaner ? [shownPerson(language, cleaner)] : [])].join(' · ');
  return {
    title: say('claim.checklist'),
    columns: [
      { label: say('claim.task'), kind: 'wide' },
      { label: say('claim.done'), kind: 'text' },
    ],
    rows: claim.paper.tasks.map((task) => ({
      kind: 'plain',
      cells: [placeName(language, task), task.doneAt ? done(task.doneAt) : say('claim.notDone')],
      note: task.skippedReason === null ? null : shownName(task.skippedReason),
    })),
  };
}

function costsOf(paper: LetterPaper, claim: ClaimFacts): LetterTable {
  const { say } = paper;
  const total = claim.costs.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    title: say('claim.costs'),
    columns: [
      { label: say('date'), kind: 'text' },
      { label: say('what'), kind: 'wide' },
      { label: say('amount'), kind: 'money' },
    ],
    rows: [
      ...claim.costs.map(({ at, kind, amountCents }) =>
        plain(paper.date(new Date(at)), movementName(paper, kind), paper.money(amountCents)),
      ),
      ...(claim.costs.length === 0
        ? []
        : [{ kind: 'sum', cells: ['', say('total'), paper.money(total)], note: null } as const]),
    ],
  };
}

import { formatDate } from '#contract/format-date.ts';
import { isProven } from '#contract/person-record.ts';
import { zonePlace } from '#contract/zone-place.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { type TextKey, type TextParams, translate } from '#server/platform/translate.ts';
import type { Letter, LetterTable } from '../documents/letter.ts';
import { type LetterPaper, letterPaper } from '../documents/letter-paper.ts';
import { shownName } from '../documents/shown-name.ts';
import type { OwnRecord } from './read-own-record.ts';

/** The paper of a cleaner's own record, in their language. */
export async function writeOwnRecord(kit: Kit, actor: Actor, own: OwnRecord): Promise<Letter> {
  const paper = await letterPaper(kit, actor.id);
  const { say, head } = paper;
  const tell = tellIn(paper);
  const link = new URL('/verify', own.origin).href.replace(/^https?:\/\//, '');
  return {
    ...head,
    title: say('ownRecord.title'),
    about: shownName(own.person.name),
    stamp: null,
    facts: factsOf(paper, own),
    figure: null,
    tables: [checksOf(paper, own), yearsOf(paper, own)].filter(({ rows }) => rows.length > 0),
    notes: [
      say('ownRecord.check', { link: shownName(link) }),
      tell('proven', { ...many(paper, own.jobs.filter(isProven).length), all: counted(paper, own.jobs.length) }),
      ...(own.olderJobs > 0 ? [tell('older', many(paper, own.olderJobs))] : []),
      say('ownRecord.signed', { key: own.signer.key }),
      say('ownRecord.zone', { zone: shownName(zonePlace(kit.settings.timeZone, kit.clock.now())), mail: paper.mail }),
    ],
  };
}

/** What the page at /verify calls it as well. */
const tellIn =
  ({ language }: LetterPaper) =>
  (key: string, params?: TextParams) =>
    translate(language, `records:person.${key}` as TextKey, params);

const counted = ({ language }: LetterPaper, count: number, digits = 0) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(count);

/** What a sentence with a plural needs. */
const many = (paper: LetterPaper, count: number) => ({ count, shown: counted(paper, count) });

function factsOf(paper: LetterPaper, { person, counts, madeAt }: OwnRecord): Letter['facts'] {
  const { say } = paper;
  const tell = tellIn(paper);
  const { jobs, onTime, confirmed, couldNotClean, ratings, average } = counts;
  const rating =
    average === null ? '–' : tell('rating', { average: counted(paper, average, 2), ...many(paper, ratings) });
  return [
    { label: tell('since'), value: paper.date(new Date(person.since)) },
    { label: say('ownRecord.made'), value: paper.date(new Date(madeAt)) },
    { label: tell('jobs'), value: counted(paper, jobs) },
    { label: tell('onTime'), value: counted(paper, onTime) },
    { label: tell('confirmed'), value: counted(paper, confirmed) },
    { label: tell('couldNotClean'), value: counted(paper, couldNotClean) },
    { label: tell('ratings'), value: rating },
    { label: say('ownRecord.number'), value: person.id },
  ];
}

const plain = (...cells: string[]) => ({ kind: 'plain', cells, note: null }) as const;

function checksOf(paper: LetterPaper, { checks }: OwnRecord): LetterTable {
  const { say } = paper;
  const tell = tellIn(paper);
  const day = (at: string | null) => (at === null ? '–' : paper.date(new Date(at)));
  return {
    title: tell('checks'),
    columns: [
      { label: say('ownRecord.result'), kind: 'wide' },
      { label: say('ownRecord.decided'), kind: 'text' },
      { label: say('ownRecord.expires'), kind: 'text' },
    ],
    rows: checks.map(({ status, decidedAt, expiresAt }) =>
      plain(tell(`result.${status}`), day(decidedAt), day(expiresAt)),
    ),
  };
}

/** How many jobs of each year, the newest first. */
function yearsOf(paper: LetterPaper, { jobs }: OwnRecord): LetterTable {
  const { say, language } = paper;
  const tell = tellIn(paper);
  const years = Map.groupBy(jobs, ({ startTime }) =>
    formatDate(new Date(startTime), language, { year: 'numeric', timeZone: 'UTC' }),
  );
  return {
    title: say('ownRecord.byYear'),
    columns: [
      { label: say('ownRecord.year'), kind: 'wide' },
      { label: tell('jobs'), kind: 'text' },
    ],
    rows: [...years].map(([year, some]) =>
      plain(year, counted(paper, some.filter((job) => !job.couldNotClean).length)),
    ),
  };
}

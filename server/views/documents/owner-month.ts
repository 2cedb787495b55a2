import { formatDate } from '#contract/format-date.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { zonePlace } from '#contract/zone-place.ts';
import { midnightOf } from '#contract/zoned-time.ts';
import type { Kit } from '#server/platform/kit.ts';
import { translate } from '#server/platform/translate.ts';
import { guestLinksOf } from '#server/proof/index.ts';
import { addUp } from './add-up.ts';
import { cleaningsPaid, type PaidCleaning } from './cleanings-paid.ts';
import { movementName } from './document-words.ts';
import { partsOf } from './host-year.ts';
import type { Letter, LetterRow, LetterTable } from './letter.ts';
import { type LetterPaper, letterPaper } from './letter-paper.ts';
import { type Charge, chargesOfHome } from './read-charges.ts';
import { shownName } from './shown-name.ts';
import { monthOf } from './year-of.ts';
import type { Span } from './year-span.ts';

export interface OwnedHome {
  propertyId: string;
  title: string;
  hostId: string;
  hostEmail: string;
}

/** A month's statement for the owner of a home, in the language of whoever reads it, or of its host. */
export async function writeOwnerMonth(
  kit: Kit,
  home: OwnedHome,
  { month, language }: { month: string; language: LanguageCode | null },
): Promise<Letter> {
  const [paper, charges] = await Promise.all([
    letterPaper(kit, home.hostId, language),
    chargesOfHome(kit.db, home, monthSpan(month, kit.settings.timeZone)),
  ]);
  const { say } = paper;
  const cleaned = await cleaningsPaid(kit.db, charges);
  const sums = addUp(shownParts, charges.map(partsOf));
  const photos = await guestLinksOf(kit, [...cleaned.keys()]);
  return {
    ...paper.head,
    title: say('owner.title', { month: monthAndYear(paper, month) }),
    about: shownName(home.title),
    stamp:
      monthOf(kit.clock.now(), kit.settings.timeZone) === month ? { text: say('owner.soFar'), tone: 'amber' } : null,
    facts: [
      { label: say('year.host'), value: paper.name },
      { label: say('owner.cleanings'), value: String(cleaned.size) },
    ],
    figure: { label: say('owner.total'), note: say('year.spentNote'), amount: paper.money(sums.totalCents) },
    tables: charges.length > 0 ? [movements(paper, charges, cleaned), partTable(paper, sums)] : [],
    notes: [
      ...(charges.length === 0 ? [say('owner.nothing')] : []),
      ...photos.map((link) => say('owner.photos', { link })),
      // the owner has no account here: who sent the link answers
      say('smallPrint', {
        mail: shownName(home.hostEmail),
        zone: shownName(zonePlace(kit.settings.timeZone, kit.clock.now())),
      }),
    ],
  };
}

function movements(
  paper: LetterPaper,
  charges: readonly Charge[],
  cleaned: ReadonlyMap<string, PaidCleaning>,
): LetterTable {
  const { say } = paper;
  const row = (at: Date, name: string, cents: number, note: string | null = null): LetterRow => ({
    ...{ kind: 'plain', note },
    cells: [paper.date(at), name, paper.money(cents)],
  });
  return {
    title: null,
    columns: [
      { label: say('date'), kind: 'text' },
      { label: say('what'), kind: 'wide' },
      { label: say('amount'), kind: 'money' },
    ],
    rows: charges.flatMap(({ at, kind, jobId, cents, feeCents }) => {
      const cleaning = kind === 'job' ? cleaned.get(jobId) : undefined;
      const name = [movementName(paper, kind), ...(cleaning ? [typeName(paper, cleaning)] : [])].join(' · ');
      return [
        row(at, name, cents - feeCents, cleaning ? doneOn(paper, cleaning) : null),
        ...(feeCents > 0 ? [row(at, say('fee'), feeCents)] : []),
      ];
    }),
  };
}

const typeName = ({ language }: LetterPaper, { cleaningType }: PaidCleaning): string =>
  translate(language, `jobs:cleaningType.${cleaningType}`);

const doneOn = ({ language, say }: LetterPaper, { startTime, timeZone }: PaidCleaning): string =>
  say('owner.doneOn', { date: formatDate(startTime, language, { month: 'short', day: 'numeric', timeZone }) });

const shownParts = ['cleaningCents', 'feeCents', 'tipCents', 'extraCents', 'refundedCents', 'totalCents'] as const;

/** What came back is taken off. */
function partTable({ say, money }: LetterPaper, sums: Record<(typeof shownParts)[number], number>): LetterTable {
  return {
    title: null,
    columns: [
      { label: say('what'), kind: 'wide' },
      { label: say('amount'), kind: 'money' },
    ],
    rows: shownParts
      .filter((name) => name === 'totalCents' || sums[name] !== 0)
      .map((name) => ({
        kind: name === 'totalCents' ? 'sum' : 'plain',
        // the same sum as the figure above, by the same name
        cells: [
          say(name === 'totalCents' ? 'owner.total' : `part.${name}`),
          money(name === 'refundedCents' ? -sums[name] : sums[name]),
        ],
        note: null,
      })),
  };
}

/** "May 2026" */
export const monthAndYear = ({ language }: Pick<LetterPaper, 'language'>, month: string): string =>
  formatDate(new Date(`${month}-01T00:00:00Z`), language, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month as the calendar of a zone has it. */
export function monthSpan(month: string, timeZone: string): Span {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: midnightOf(`${month}-01`, timeZone), until: midnightOf(`${next}-01`, timeZone) };
}

import type { CleanerYear, HostYear } from '#contract/documents.ts';
import { zonePlace } from '#contract/zone-place.ts';
import type { Kit } from '#server/platform/kit.ts';
import { cleanerYear } from './cleaner-year.ts';
import { monthName } from './document-words.ts';
import { hostYear } from './host-year.ts';
import type { Letter, LetterRow, LetterTable } from './letter.ts';
import { type LetterPaper, letterPaper } from './letter-paper.ts';
import { shownHome, shownName } from './shown-name.ts';
import { yearOf } from './year-of.ts';

/** The columns of a statement; what is taken off is written with a minus. */
const earnedParts = [
  ...(['cleaningCents', 'tipCents', 'extraCents'] as const).map((name) => ({ name, sign: 1 })),
  ...(['feeCents', 'refundedCents'] as const).map((name) => ({ name, sign: -1 })),
  { name: 'netCents' as const, sign: 1 },
];
const spentParts = [
  ...(['cleaningCents', 'feeCents', 'tipCents', 'extraCents'] as const).map((name) => ({ name, sign: 1 })),
  { name: 'refundedCents' as const, sign: -1 },
  { name: 'totalCents' as const, sign: 1 },
];

/** What a cleaner earned in a year, with the gross that form 1099 asks for. */
export async function writeCleanerYear(kit: Kit, cleanerId: string, year: number): Promise<Letter> {
  const [paper, earned] = await Promise.all([letterPaper(kit, cleanerId), cleanerYear(kit, cleanerId, year)]);
  const { say } = paper;
  return {
    ...yearPage(kit, paper, year, say('year.earnings', { year: String(year) })),
    facts: cleanerFacts(paper, earned),
    figure: { label: say('year.gross'), note: say('year.grossNote'), amount: paper.money(earned.grossCents) },
    tables: [monthTable(paper, say('year.byMonth'), earnedParts, earned)],
    notes: [...emptyNote(paper, earned.months), say('year.earningsNote'), paper.smallPrint],
  };
}

function cleanerFacts({ say, name, money }: LetterPaper, earned: CleanerYear): Letter['facts'] {
  const { netCents, paidOutCents, payoutFeeCents } = earned;
  return [
    { label: say('year.cleaner'), value: name },
    { label: say('year.net'), value: money(netCents) },
    { label: say('year.paidOut'), value: money(paidOutCents) },
    { label: say('year.payoutFees'), value: money(payoutFeeCents) },
  ];
}

/** What a host spent in a year, by month and by property. */
export async function writeHostYear(kit: Kit, hostId: string, year: number): Promise<Letter> {
  const [paper, spent] = await Promise.all([letterPaper(kit, hostId), hostYear(kit, hostId, year)]);
  const { say } = paper;
  return {
    ...yearPage(kit, paper, year, say('year.spending', { year: String(year) })),
    facts: [{ label: say('year.host'), value: paper.name }],
    figure: { label: say('year.spent'), note: say('year.spentNote'), amount: paper.money(spent.totalCents) },
    tables: [monthTable(paper, say('year.byMonth'), spentParts, spent), ...propertyTable(paper, spent)],
    notes: [...emptyNote(paper, spent.months), paper.smallPrint],
  };
}

/** A year that is not over yet says so. */
function yearPage(kit: Kit, { head, say }: LetterPaper, year: number, title: string) {
  const isOver = year < yearOf(kit.clock.now(), kit.settings.timeZone);
  return {
    ...{
      ...head,
      title,
      about: say('year.calendar', { zone: shownName(zonePlace(kit.settings.timeZone, kit.clock.now())) }),
    },
    stamp: isOver ? null : { text: say('year.soFar'), tone: 'amber' as const },
  };
}

const emptyNote = ({ say }: LetterPaper, months: readonly unknown[]): string[] =>
  months.length === 0 ? [say('year.nothing')] : [];

interface Part<Name extends string> {
  name: Name;
  sign: number;
}
type Amounts<Name extends string> = Readonly<Record<Name, number>>;
type Sums<Name extends string> = Amounts<Name> & { months: readonly (Amounts<Name> & { month: string })[] };

const monthTable = <Name extends string>(
  paper: LetterPaper,
  title: string,
  parts: readonly Part<Name>[],
  sums: Sums<Name>,
): LetterTable => ({ title, columns: columnsOf(paper, parts), rows: monthRows(paper, parts, sums) });

function propertyTable(paper: LetterPaper, { properties }: HostYear): LetterTable[] {
  if (properties.length === 0) return [];
  const rows = properties.flatMap((property): LetterRow[] => [
    { kind: 'group', cells: [shownHome(paper.language, property.title)], note: null },
    ...monthRows(paper, spentParts, property),
  ]);
  return [{ title: paper.say('year.byProperty'), columns: columnsOf(paper, spentParts), rows }];
}

const columnsOf = ({ say }: LetterPaper, parts: readonly Part<string>[]): LetterTable['columns'] => [
  { label: say('month'), kind: 'wide' },
  ...parts.map(({ name }) => ({ label: say(`part.${name}`), kind: 'money' as const })),
];

function monthRows<Name extends string>(
  paper: LetterPaper,
  parts: readonly Part<Name>[],
  sums: Sums<Name>,
): LetterRow[] {
  const row = (kind: LetterRow['kind'], first: string, of: Amounts<Name>): LetterRow => ({
    ...{ kind, note: null },
    cells: [first, ...parts.map(({ name, sign }) => (of[name] === 0 ? '–' : paper.money(of[name] * sign)))],
  });
  return [
    ...sums.months.map((each) => row('plain', monthName(paper, each.month), each)),
    row('sum', paper.say('total'), sums),
  ];
}

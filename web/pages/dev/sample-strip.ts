import type { MonthRow } from '#web/ui/month-timeline-model.ts';
import type { StripGap, StripRow } from '#web/ui/week-strip.tsx';
import type { SampleWords } from './english-words.ts';
import { sampleMoments } from './sample-moments.ts';

export function sampleDays(w: SampleWords) {
  const { weekday } = sampleMoments(w);
  return Array.from({ length: 7 }, (_, index) => ({
    key: String(index),
    weekday: weekday(index),
    day: String(20 + index),
    today: index === 0,
  }));
}

/** Four quiet places, as in the picture. */
export function sampleRows(w: SampleWords): StripRow[] {
  return [duneHouse(w), carriageLoft(w), marshCottage(w), jonesStreet(w)];
}

function duneHouse(w: SampleWords): StripRow {
  return {
    key: 'dune',
    name: 'Dune House',
    detail: 'Tybee Island',
    to: '/dev/ui',
    stays: [
      stay(-2, 1.45, 'Chidi Okafor', w.fourNights),
      stay(1.67, 5.45, 'Sofia Marques', w.fourNights),
      stay(5.67, 9, 'Tom Birch', w.fiveNights),
    ],
    gaps: [
      gap('a', 1.45, 'need', w.needsYou, sampleMoments(w).time(11), sampleMoments(w).day(1)),
      gap('b', 5.45, 'set', 'Dana Reyes', sampleMoments(w).time(11), sampleMoments(w).day(5)),
    ],
  };
}

function carriageLoft(w: SampleWords): StripRow {
  return {
    key: 'loft',
    name: 'Carriage Loft',
    detail: 'Savannah',
    stays: [
      stay(-1, 0.36, 'Ana', ''),
      stay(0.67, 3.45, 'Hélène Dubois', w.threeNights),
      stay(4.67, 8, 'Mei Lin', w.fourNights),
    ],
    gaps: [
      gap('c', 0.36, 'live', w.inProgress, 'Ibrahim, 2/5', sampleMoments(w).day(0)),
      gap('d', 3.45, 'set', 'Loan Pham', sampleMoments(w).time(11), sampleMoments(w).day(3)),
    ],
  };
}

function marshCottage(w: SampleWords): StripRow {
  return {
    key: 'marsh',
    name: 'Marsh Cottage',
    detail: 'Thunderbolt',
    stays: [
      stay(-3, 2.45, 'Yusuf Demir', w.sixNights),
      stay(2.67, 6.45, 'Greta Olsen', w.fourNights),
      stay(6.67, 9, '', ''),
    ],
    gaps: [
      gap('e', 2.45, 'need', w.needsYou, '$95.00', sampleMoments(w).day(2)),
      gap('f', 6.45, 'open', w.open, sampleMoments(w).time(11), sampleMoments(w).day(6)),
    ],
  };
}

function jonesStreet(w: SampleWords): StripRow {
  return {
    key: 'jones',
    name: 'Jones Street Flat',
    detail: 'Savannah',
    stays: [
      { ...stay(-1, 1.6, w.blocked, ''), blocked: true },
      stay(1.67, 4.45, 'Amara Obi', w.threeNights),
      stay(4.67, 9, 'Jonas Weber', w.sixNights),
    ],
    gaps: [gap('g', 4.45, 'set', 'Keisha Barnes', sampleMoments(w).time(11), sampleMoments(w).day(4))],
  };
}

/** The same rows with something to press on each day. */
export const withDays = (rows: readonly StripRow[]): MonthRow[] =>
  rows.map((row) => ({
    ...row,
    cells: Array.from({ length: 7 }, (_, day) => ({
      label: `${row.name} ${20 + day}`,
      to: '/dev/ui',
      free: day === 2,
    })),
  }));

/** Ten places with one-night stays back to back: tags take a second lane, those after three days stay quiet. */
export function manyRows(w: SampleWords): StripRow[] {
  return Array.from({ length: 10 }, (_, place) => ({
    key: `place-${place}`,
    name: `Bay Street ${place + 1}`,
    stays: [0, 1, 2, 3, 4, 5, 6].map((night) => stay(night - 0.33, night + 0.45, w.guest, w.oneNight)),
    gaps: [0, 1, 2, 3, 4, 5, 6]
      .filter((night) => (night + place) % 3 !== 0)
      .map((night) => {
        const needs = (night + place) % 5 === 1;
        const mark = gap(
          `${place}-${night}`,
          night + 0.45,
          needs ? 'need' : 'set',
          needs ? w.needsYou : 'Dana Reyes',
          sampleMoments(w).time(11),
          sampleMoments(w).day(night),
        );
        return { ...mark, later: needs && night > 2 };
      }),
  }));
}

function stay(start: number, end: number, label: string, detail: string) {
  return { key: `${label}${start}`, start, end, label, detail };
}

function gap(key: string, start: number, tone: StripGap['tone'], title: string, detail: string, day: string): StripGap {
  return { key, start, end: start + 0.2, tone, title, detail, day, to: '/dev/ui' };
}

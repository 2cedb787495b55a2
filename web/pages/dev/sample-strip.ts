import type { StripGap, StripRow } from '#web/ui/week-strip.tsx';
import type { SampleWords } from './sample-words.ts';

const weekdays = ['Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed'];

export const sampleDays = weekdays.map((weekday, index) => ({
  key: weekday,
  weekday,
  day: String(20 + index),
  today: index === 0,
}));

/** Four quiet places, as in the picture. */
export function sampleRows(w: SampleWords): StripRow[] {
  return [duneHouse(w), carriageLoft(w), marshCottage(w), jonesStreet()];
}

function duneHouse(w: SampleWords): StripRow {
  return {
    key: 'dune',
    name: 'Dune House',
    detail: 'Tybee Island, 3 bed, 2 bath',
    to: '/dev/ui',
    stays: [
      stay(-2, 1.45, 'Chidi Okafor', '4 nights'),
      stay(1.67, 5.45, 'Sofia Marques', '4 nights, Vrbo'),
      stay(5.67, 9, 'Tom Birch', '5 nights'),
    ],
    gaps: [
      gap('a', 1.45, 'need', w.needsYou, '11:00–15:00', 'Fri 21'),
      gap('b', 5.45, 'set', 'Dana Reyes', '11:00–15:00', 'Tue 25'),
    ],
  };
}

function carriageLoft(w: SampleWords): StripRow {
  return {
    key: 'loft',
    name: 'Carriage Loft',
    detail: 'Savannah, 2 bed, 1 bath',
    stays: [
      stay(-1, 0.36, 'Ana', ''),
      stay(0.67, 3.45, 'Hélène Dubois', '3 nights, Airbnb'),
      stay(4.67, 8, 'Mei Lin', '4 nights'),
    ],
    gaps: [
      gap('c', 0.36, 'live', w.inProgress, 'Ibrahim, 2/5', 'Thu 20'),
      gap('d', 3.45, 'set', 'Loan Pham', '11:00–14:00', 'Sun 23'),
    ],
  };
}

function marshCottage(w: SampleWords): StripRow {
  return {
    key: 'marsh',
    name: 'Marsh Cottage',
    detail: 'Thunderbolt, 2 bed, 2 bath',
    stays: [
      stay(-3, 2.45, 'Yusuf Demir', '6 nights'),
      stay(2.67, 6.45, 'Greta Olsen', '4 nights, Booking.com'),
      stay(6.67, 9, '', ''),
    ],
    gaps: [
      gap('e', 2.45, 'need', w.needsYou, '$95.00', 'Sat 22'),
      gap('f', 6.45, 'open', w.open, '11:00–14:00', 'Wed 26'),
    ],
  };
}

function jonesStreet(): StripRow {
  return {
    key: 'jones',
    name: 'Jones Street Flat',
    detail: 'Savannah, 1 bed, 1 bath',
    stays: [
      { ...stay(-1, 1.6, 'Blocked', ''), blocked: true },
      stay(1.67, 4.45, 'Amara Obi', '3 nights'),
      stay(4.67, 9, 'Jonas Weber', '6 nights'),
    ],
    gaps: [gap('g', 4.45, 'set', 'Keisha Barnes', '11:00–13:00', 'Mon 24')],
  };
}

/** Ten places with one-night stays back to back: tags take a second lane, only three marks stay loud. */
export function manyRows(w: SampleWords): StripRow[] {
  return Array.from({ length: 10 }, (_, place) => ({
    key: `place-${place}`,
    name: `Bay Street ${place + 1}`,
    stays: [0, 1, 2, 3, 4, 5, 6].map((night) => stay(night - 0.33, night + 0.45, 'Guest', '1 night')),
    gaps: [0, 1, 2, 3, 4, 5, 6]
      .filter((night) => (night + place) % 3 !== 0)
      .map((night) => {
        const needs = (night + place) % 5 === 1;
        return gap(
          `${place}-${night}`,
          night + 0.45,
          needs ? 'need' : 'set',
          needs ? w.needsYou : 'Dana Reyes',
          '11:00',
          `${20 + night}`,
        );
      }),
  }));
}

function stay(start: number, end: number, label: string, detail: string) {
  return { key: `${label}${start}`, start, end, label, detail };
}

function gap(key: string, start: number, tone: StripGap['tone'], title: string, detail: string, day: string): StripGap {
  return { key, start, end: start + 0.2, tone, title, detail, day, to: '/dev/ui' };
}

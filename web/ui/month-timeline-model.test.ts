import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bandsOn, farthest, lanesOf, placeChips } from './month-timeline-model.ts';
import type { StripGap, StripRow } from './week-strip-model.ts';

const gap = (key: string, start: number): StripGap => ({
  ...{ key, start, end: start + 0.2, tone: 'set', title: key, detail: '11:00', day: 'Fri 21' },
});
const row = (...gaps: StripGap[]): StripRow => ({ key: 'loft', name: 'Loft', stays: [], gaps });

test('a chip has two days of room, one where the next day has a chip too, and ends with the month', () => {
  const chips = placeChips(
    row(gap('wide', 2.4), gap('narrow', 5.4), gap('next', 6.4), gap('last', 29.4)),
    30,

    -1,
  );
  assert.deepEqual(
    chips.map(({ key, column, columns }) => [key, column, columns]),
    [
      ['wide', 2, 2],
      ['narrow', 5, 1],
      ['next', 6, 2],
      ['last', 29, 1],
    ],
  );
});

test('no chip of an earlier day reaches over into the day at which the month begins', () => {
  const chips = placeChips(row(gap('yesterday', 6.4), gap('before', 3.4), gap('later', 9.4)), 30, 7);
  assert.deepEqual(
    chips.map(({ key, columns }) => [key, columns]),
    [
      ['before', 2],
      ['yesterday', 1],
      ['later', 2],
    ],
  );
});

test('a row is as high as its busiest day needs, and never lower than one chip', () => {
  assert.equal(lanesOf(placeChips(row(), 30, -1)), 1);
  assert.equal(lanesOf(placeChips(row(gap('a', 2.4), gap('b', 2.6), gap('c', 9)), 30, -1)), 2);
});

test('a gap is dragged over free days only, in both directions', () => {
  const cells = [true, true, false, true, true, true].map((free) => ({ label: '', free }));
  assert.deepEqual(
    [farthest(cells, 3, 5), farthest(cells, 5, 0), farthest(cells, 0, 4), farthest(cells, 3, 3)],
    [5, 3, 1, 3],
  );
});

test('a day shows the part of it that each stay takes', () => {
  const stays = [
    { key: 'a', label: '', start: -1, end: 2.46 },
    { key: 'b', label: '', start: 2.67, end: 4.46, blocked: true },
  ];
  const rounded = (day: number) =>
    bandsOn(stays, day).map(({ start, end, blocked }) => [start.toFixed(2), end.toFixed(2), blocked]);
  assert.deepEqual(rounded(1), [['0.00', '1.00', false]]);
  assert.deepEqual(rounded(2), [
    ['0.00', '0.46', false],
    ['0.67', '1.00', true],
  ]);
  assert.deepEqual(rounded(5), []);
});

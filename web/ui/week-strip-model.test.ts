import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barsOf, freeBar, placeGaps, placeStays, type StripGap } from './week-strip-model.ts';

const gap = (key: string, start: number, tone: StripGap['tone'] = 'set', title = 'Dana Reyes'): StripGap => ({
  key,
  start,
  end: start + 0.2,
  tone,
  title,
  detail: '11:00',
  day: 'Fri 21',
});

const places = (...gaps: StripGap[]) => placeGaps(gaps, 7).map(({ key, column, lane }) => [key, column, lane]);

test('each tag stands in the column of its own day, however long its words are', () => {
  const long = gap('long', 0.45, 'set', 'Reinigungskraft zugewiesen');
  assert.deepEqual(places(long, gap('next', 1.45), gap('last', 6.98)), [
    ['long', 0, 0],
    ['next', 1, 0],
    ['last', 6, 0],
  ]);
});

test('tags of one day stand below each other, the earlier one first', () => {
  assert.deepEqual(places(gap('late', 2.8), gap('early', 2.1), gap('other', 3.1)), [
    ['early', 2, 0],
    ['late', 2, 1],
    ['other', 3, 0],
  ]);
});

test('a job of the eighth day is not drawn under the seventh, and none of yesterday under today', () => {
  assert.deepEqual(places(gap('eighth', 7), gap('gone', -0.5)), []);
});

test('what began yesterday stands today as far as it reaches, and nothing reaches over the edge', () => {
  const [running, last] = placeGaps([gap('running', -0.1), gap('last', 6.9)], 7);
  assert.deepEqual([running?.start, running?.column], [0, 0]);
  assert.deepEqual([last?.end, last?.column], [7, 6]);
});

test('stays that overlap have a bar each, and one that begins when another ends shares its bar', () => {
  const stay = (key: string, start: number, end: number) => ({ key, start, end, label: key });
  const stays = placeStays([stay('late', 3, 6), stay('first', 0, 4), stay('after', 4, 5)]);
  assert.deepEqual(
    stays.map(({ key, bar }) => [key, bar]),
    [
      ['first', 0],
      ['late', 1],
      ['after', 0],
    ],
  );
  assert.equal(barsOf(stays), 2);
  assert.deepEqual([freeBar(stays, 5.2), freeBar(stays, 2), freeBar(stays, 3.5)], [0, 1, 0]);
});

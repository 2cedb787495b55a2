import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loudGaps, placeGaps, type StripGap } from './week-strip-model.ts';

const gap = (key: string, start: number, tone: StripGap['tone'] = 'set', title = 'Dana Reyes'): StripGap => ({
  key,
  start,
  end: start + 0.2,
  tone,
  title,
  detail: '11:00',
  day: 'Fri 21',
});

test('tags of back-to-back one-night stays are side by side in one lane', () => {
  const placed = placeGaps(
    [0.45, 1.45, 2.45].map((start) => gap(`${start}`, start)),
    7,
    new Set(),
  );
  assert.deepEqual(
    placed.map(({ lane }) => lane),
    [0, 0, 0],
  );
});

test('a long tag pushes its neighbor to the next lane rather than being cut', () => {
  const long = gap('long', 0.45, 'set', 'Reinigungskraft zugewiesen');
  const placed = placeGaps([long, gap('next', 1.45)], 7, new Set());
  assert.deepEqual(
    placed.map(({ lane }) => lane),
    [0, 1],
  );
});

test('the last day’s tag stays inside the strip', () => {
  const [last] = placeGaps([gap('last', 6.8)], 7, new Set());
  assert.ok(last && last.tagStart + last.tagDays <= 7);
});

test('only the three earliest gaps that need someone are loud', () => {
  const rows = [4, 1, 3, 2].map((start) => ({
    key: `${start}`,
    name: '',
    stays: [],
    gaps: [gap(`g${start}`, start, 'need')],
  }));
  assert.deepEqual([...loudGaps(rows)], ['g1', 'g2', 'g3']);
});

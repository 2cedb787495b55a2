import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainDirection } from './plain-direction.ts';

test('nothing turns round what stands beside it: overrides go, and what a line does not close', () => {
  assert.equal(plainDirection('\u202eevil\u202c ok'), 'evil ok');
  assert.equal(plainDirection('a \u2067b\n\u2069c'), 'a b\nc');
  assert.equal(plainDirection('a\u2069 \u202b b'), 'a  b');
  const fine = 'he said \u2067مرحبا\u2069 and \u202bنعم\u202c\u200f';
  assert.equal(plainDirection(fine), fine);
});

test('a text made to take long takes no longer than another of its length', () => {
  for (const part of ['\u2066', '\u2069', '\u202b\u2069', 'a\u2066']) {
    const started = process.cpuUsage().user;
    plainDirection(part.repeat(20_000));
    const spent = process.cpuUsage().user - started;
    assert.ok(spent < 500_000, `${spent} µs`);
  }
});

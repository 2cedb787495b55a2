import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fewMarks } from './few-marks.ts';
import { prose } from './text.ts';

test('a letter keeps a few marks, and no invisible character hides more', () => {
  assert.equal(fewMarks(`Z${'\u0301'.repeat(3999)}!`), `Z${'\u0301'.repeat(8)}!`);
  const hidden = fewMarks(`Z${'\u0301\u200d\u034f'.repeat(500)}`);
  assert.equal(hidden.match(/\u0301/g)?.length, 8);
  assert.equal(prose(4000).parse(`a${'\u0301'.repeat(20)}`), `a${'\u0301'.repeat(8)}`);
});

test('what people write stays as it is', () => {
  const texts = [
    'e\u0301a\u0308',
    'ảệ',
    'บ้านที่',
    'क्षत्रिय',
    'مُحَمَّدٌ رَّسُولُ',
    '👩‍👩‍👧‍👦 👍🏽 1️⃣ ❤️',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'שָׁלוֹם',
    'می\u200cخواهم',
    'x\n\ty',
  ];
  for (const text of texts) assert.equal(fewMarks(text), text);
});

test('a text made to take long takes no longer than another of its length', () => {
  for (const part of ['\u0301', '\u034f', 'a\u0301']) {
    const started = process.cpuUsage().user;
    fewMarks(part.repeat(20_000));
    const spent = process.cpuUsage().user - started;
    assert.ok(spent < 500_000, `${spent} µs`);
  }
});

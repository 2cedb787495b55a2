import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

test('no time in the admins’ house is told by the clock of whoever happens to read it', () => {
  const files = globSync('web/{admin,pages/admin}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  assert.ok(files.length > 100);
  const byReadersClock = files.flatMap((file) => {
    const calls = readFileSync(file, 'utf8').match(/\bformat(Medium|Relative|Date)\([^\n]*\n?[^\n]*/g) ?? [];
    return calls.filter((call) => !/timeZone|, language, options\)/.test(call)).map((call) => `${file}: ${call}`);
  });
  assert.deepEqual(byReadersClock, []);
});

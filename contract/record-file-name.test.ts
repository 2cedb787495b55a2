import assert from 'node:assert/strict';
import { test } from 'node:test';
import { claimFileName } from './record-file-name.ts';

test('a claim file is named for its day at the home and for the home, in letters that every system keeps', () => {
  const job = { id: '019a0000-0000-7000-8000-00004d67e059', startTime: '2026-11-21T02:00:00Z' };
  const named = (title: string) => claimFileName({ ...job, title, timeZone: 'America/New_York' });
  for (const [title, slug] of [
    ['Dune House', 'dune-house'],
    [' “Ático” d’Été №2/"\r\n../', 'atico-d-ete-no2'],
    ['海边小屋', '4d67e059'],
    ['a'.repeat(300), 'a'.repeat(40)],
    [`${'b'.repeat(39)} c`, 'b'.repeat(39)],
  ] as const)
    assert.equal(named(title), `freshkey-claim-2026-11-20-${slug}.zip`);
});

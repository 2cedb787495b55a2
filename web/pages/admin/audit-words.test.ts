import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inOneWord } from './in-one-word.ts';

const { audit } = JSON.parse(readFileSync('locales/en/adminLists.json', 'utf8'));
const writers = globSync('server/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .filter((source) => source.includes('appendAudit('));

/** What is written after this name, as it stands or as either way of a choice. */
const written = (name: string): string[] =>
  writers.flatMap((source) =>
    [...source.matchAll(new RegExp(`${name}: (?!string)([^,}\\n]+)`, 'g'))].flatMap(([, value = '']) =>
      [...value.matchAll(/(?<![=] )'([a-z][a-z -]+)'/g)].map(([, words = '']) => words),
    ),
  );

// That all nine languages have the same words is checked with the others.
test('whatever the server writes into the audit log has words, its subjects too', () => {
  const actions = written('action');
  assert.ok(actions.length > 20 && actions.includes('erase account') && actions.includes('approve review'));
  assert.deepEqual(
    actions.filter((action) => !audit.actions[inOneWord(action)]),
    [],
  );
  assert.deepEqual(
    written('subjectKind').filter((kind) => !audit.kinds[inOneWord(kind)]),
    [],
  );
});

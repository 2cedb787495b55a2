import { beforeEach, expect, test } from 'vitest';
import { isErasedName } from './erased-name.ts';
import { readAnswer } from './read-answer.ts';

beforeEach(() => localStorage.setItem('language', 'de'));

const read = (answer: unknown) => readAnswer(JSON.stringify(answer));

test('who deleted their account has the reader’s words for a name, and no address', async () => {
  const answer = await read({
    cleaner: { id: 'a', name: '–', email: 'a@erased.invalid' },
    host: { id: 'b', name: 'Hanna Host', email: 'hanna@example.com' },
    timeline: [{ kind: 'STARTED', actor: '–' }],
    people: { a: '–', b: 'Bob' },
    job: { title: '–', address: '–' },
  });
  const words = '\u2060Gelöschtes Konto';
  expect(answer).toEqual({
    cleaner: { id: 'a', name: words, email: '' },
    host: { id: 'b', name: 'Hanna Host', email: 'hanna@example.com' },
    timeline: [{ kind: 'STARTED', actor: words }],
    people: { a: words, b: 'Bob' },
    job: { title: 'Gelöschte Unterkunft', address: '' },
  });
  expect(isErasedName(words)).toBe(true);
});

test('a dash that is no person’s or home’s name stays, and whoever calls themselves so is not gone', async () => {
  const answer = { tasks: [{ name: '–', required: true, room: null }], note: '–', count: 2 };
  expect(await read(answer)).toEqual(answer);
  expect(isErasedName('Gelöschtes Konto')).toBe(false);
});

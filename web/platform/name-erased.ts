import { erasedWordOf } from '#contract/erased-fields.ts';
import { erasedName, isErasedEmail } from '#contract/erased-name.ts';
import type words from '#locales/en/erased.json';
import { erasedMark } from './erased-name.ts';
import { initialLanguage } from './language.tsx';
import { loadWords } from './locale-loader.ts';

type Thing = Record<string, unknown>;

/**
 * The body of an answer that tells of a deleted account, with the reader's words where its name and its homes' titles
 * would be. Every answer comes through here, so that no screen has to think of it.
 */
export async function nameErased(text: string): Promise<unknown> {
  const found = await loadWords(initialLanguage(window.location.pathname), 'erased').catch(() => ({}));
  const { account = erasedName, home = erasedName } = found as Partial<typeof words>; // what the file of this name has
  return JSON.parse(text, (_, value) => (isThing(value) ? { ...value, ...wordsIn(value) } : value));

  /** Names by the ids of those who have, or had, them. */
  function withWords(names: Thing): Thing {
    const said = Object.entries(names).map(([id, name]) => [
      id,
      name === erasedName ? `${erasedMark}${account}` : name,
    ]);
    return Object.fromEntries(said);
  }

  function wordsIn(thing: Thing): Thing {
    // a task has a name as well: of an emptied one nothing is known
    if ('required' in thing || 'room' in thing) return {};
    return Object.fromEntries(
      Object.entries(thing).flatMap(([key, value]): [string, unknown][] => {
        if (key === 'email' && typeof value === 'string' && isErasedEmail(value)) return [[key, '']];
        if (key === 'people' && isThing(value)) return [[key, withWords(value)]];
        if (value !== erasedName) return [];
        if (key === 'address') return [[key, '']];
        const word = erasedWordOf(key);
        return word ? [[key, word === 'home' ? home : `${erasedMark}${account}`]] : [];
      }),
    );
  }
}

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A look-up that every request needs, many at a time: those asked for while one `read` is under way go together in the
 * next. `read` gives an answer for each key in the order of the keys. Alone, a look-up goes out at once; under load it
 * costs a fraction of a round trip. Nothing is kept: each answer was read after it was asked for.
 */
export function gathered<Key, Answer>(read: (keys: readonly Key[]) => Promise<Answer[]>) {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: { keys: Key[]; answers: Promise<Answer[]> } | null = null;

  return async (key: Key): Promise<Answer | undefined> => {
    next ??= begin();
    const { keys, answers } = next;
    const place = keys.push(key) - 1;
    return (await answers)[place];
  };

  function begin() {
    const keys: Key[] = [];
    const answers = underWay.then(() => {
      next = null;
      return read(keys);
    });
    underWay = answers.catch(() => undefined); // each who asked hears of the failure; the next read tries anew
    return { keys, answers };
  }
}

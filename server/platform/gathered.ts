/**
 * Batches a look-up that every request needs: those asked for while one `read` is running go together in the next.
 * `read` returns one answer per key, in the order of the keys. A single look-up goes out at once; under load each costs
 * a fraction of a round trip. Nothing is cached: every answer is read after it was asked for.
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
    underWay = answers.catch(() => undefined); // every caller gets the failure; the next read starts afresh
    return { keys, answers };
  }
}

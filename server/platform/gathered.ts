/**
 * A look-up that every request needs. Those asked for in one turn of the event loop are answered by one `read`, which
 * gives an answer for each key in the order of the keys: under load a look-up costs a fraction of a round trip.
 * Nothing is kept: each answer was read after it was asked for.
 */
export function gathered<Key, Answer>(read: (keys: readonly Key[]) => Promise<Answer[]>) {
  let open: { keys: Key[]; answers: Promise<Answer[]> } | null = null;

  return async (key: Key): Promise<Answer | undefined> => {
    open ??= begin();
    const { keys, answers } = open;
    const place = keys.push(key) - 1;
    return (await answers)[place];
  };

  function begin() {
    const keys: Key[] = [];
    const answers = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      open = null;
      return read(keys);
    });
    return { keys, answers };
  }
}

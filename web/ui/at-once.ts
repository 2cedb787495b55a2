/**
 * An answer that is here already. React pauses before it shows a resolved promise; of this it uses what is in it in the
 * same turn.
 */
export function atOnce<Value>(value: Value): Promise<Value> {
  const answered: Pick<Promise<Value>, 'then'> = {
    // biome-ignore lint/suspicious/noThenProperty: React calls `then` and uses an answer given in the same turn
    then: (take) => Promise.resolve(take?.(value)) as never, // React ignores what `then` returns
  };
  return answered as Promise<Value>; // React calls only `then`
}

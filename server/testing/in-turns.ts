const atOnce = 10;

/** Does one thing for each item, ten at a time, so that a busy machine's connections suffice; results in item order. */
export async function inTurns<T, R>(items: readonly T[], each: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += atOnce)
    results.push(...(await Promise.all(items.slice(at, at + atOnce).map(each))));
  return results;
}

/** `[0, 1, … count - 1]`. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

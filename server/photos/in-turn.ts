// Decoding takes up to 200 MB at 50 megapixels: two at a time keep a web process within its memory.
const places = 2;
let busy = 0;
const waiting: (() => void)[] = [];

/** Runs the work when one of the places is free, in the order of asking. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (busy >= places) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy--;
  }
}

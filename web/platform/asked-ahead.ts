import { readAnswer } from './read-answer.ts';

/** What the document asked for before its scripts were there: with which token, and the answers by address. */
export interface AskedAhead {
  /** Null where the document saw none. */
  token: string | null;
  answers: Record<string, Promise<Response>>;
}

declare global {
  // only `var` makes a property of the global object, where the document’s script puts it
  var askedByDocument: AskedAhead | undefined;
}

/** Longer than any first view takes. What nobody has wanted by then may have changed. */
export const askedAheadFor = 15_000;

/** The answer to a read that the document asked for with this token. Each is given once: whoever asks again wants to know anew. */
export function askedAhead(address: string, token: string | null): Promise<Response> | undefined {
  const asked = globalThis.askedByDocument;
  if (!asked || asked.token !== token || performance.now() > askedAheadFor) return undefined;
  const answer = asked.answers[address];
  delete asked.answers[address];
  return answer;
}

interface Arrived {
  body: unknown;
  headers: Headers;
}

/** Of answers that are wholly there. */
const arrived = new WeakMap<Promise<Response>, Arrived>();
/** Each is read once, whoever looks at it first; null where the server refused. */
const readings = new WeakMap<Promise<Response>, Promise<Arrived | null>>();
/** In milliseconds: a picture without its data is better than none for longer. */
const patience = 300;

/** Waits a moment for what the document asked for, so that the first picture is drawn once, with its data. */
export async function awaitAskedAhead(): Promise<void> {
  const all = Object.values(globalThis.askedByDocument?.answers ?? {}).map(readingOf);
  await Promise.race([Promise.allSettled(all), new Promise((resolve) => setTimeout(resolve, patience))]);
}

function readingOf(answer: Promise<Response>): Promise<Arrived | null> {
  const reading = readings.get(answer) ?? read(answer);
  readings.set(answer, reading);
  return reading;
}

async function read(answer: Promise<Response>): Promise<Arrived | null> {
  const response = await answer;
  if (!response.ok) return null;
  // whoever takes the answer itself reads its body
  const found = { body: await readAnswer(await response.clone().text()), headers: response.headers };
  arrived.set(answer, found);
  return found;
}

/** The same as `askedAhead`, for who can use it only if it is there already. */
export function arrivedAhead(address: string, token: string | null): Arrived | undefined {
  const answer = globalThis.askedByDocument?.answers[address];
  const there = answer && arrived.get(answer);
  return there && askedAhead(address, token) && there;
}

/** Looks at an answer that somebody else will take; undefined where there is none. */
export async function glanceAhead<Answer>(address: string): Promise<Answer | undefined> {
  const answer = globalThis.askedByDocument?.answers[address];
  // the server's format: the contract of the read at this address
  return answer && ((await readingOf(answer))?.body as Answer | undefined);
}

/** Something changed: what was asked before is no answer any more. */
export function forgetAskedAhead(): void {
  globalThis.askedByDocument = undefined;
}

/** What the document asked for before its scripts were there: with which token, and the answers by address. */
export interface AskedAhead {
  token: string;
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

/** Looks at an answer that somebody else will take; undefined where there is none. */
export async function glanceAhead<Answer>(address: string): Promise<Answer | undefined> {
  const answer = await globalThis.askedByDocument?.answers[address];
  // the server's format: the contract of the read at this address
  return answer?.ok ? ((await answer.clone().json()) as Answer) : undefined;
}

/** Something changed: what was asked before is no answer any more. */
export function forgetAskedAhead(): void {
  globalThis.askedByDocument = undefined;
}

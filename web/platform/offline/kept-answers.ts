import { offlineDatabase } from './database.ts';
import { sessionKey } from './session-key.ts';
import { withWaiting } from './with-waiting.ts';

const hour = 3_600_000;
/** A day's jobs and what was said about them; longer ago is of no use on site. */
const keptFor = 3 * 24 * hour;
/** How to get in: for the day of the job, and gone before that when the server says that it is over. */
const accessKeptFor = 12 * hour;

const job = /^\/api\/jobs\/([\w-]{36})$/;
const access = /^\/api\/jobs\/[\w-]{36}\/access$/;
const others =
  /^\/api\/(me|config|cleaner\/(today|profile)|notifications\/unread|messages|jobs\/[\w-]{36}\/(conversation|messages))(\?|$)/;

/** Whether it is something that a cleaner needs on site. */
export const isKept = (address: string): boolean => [job, access, others].some((wanted) => wanted.test(address));

interface Answer {
  text: string;
  headers: [string, string][];
}

/** Keeps the answer from an address of which `isKept` is true. What is told of a job may end the time in which its access may be read. */
export async function keepAnswer(address: string, token: string, response: Response): Promise<void> {
  const ofJob = job.exec(address);
  const isAccess = access.test(address);
  const text = await response.text();
  const database = await offlineDatabase();
  if (ofJob && !JSON.parse(text).can.includes('seeAccess')) await database.delete('answers', `${address}/access`);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const answer: Answer = { text, headers: headersOf(response) };
  const plain = new TextEncoder().encode(JSON.stringify(answer));
  const sealed = await crypto.subtle.encrypt(cipher(iv, address), await sessionKey(token), plain);
  const until = Date.now() + (isAccess ? accessKeptFor : keptFor);
  await database.put('answers', { iv, sealed, until }, address);
}

/** What was last read from this address with this token, and what has been done since; null where nothing was. */
export async function keptAnswer(address: string, token: string): Promise<Response | null> {
  try {
    const database = await offlineDatabase();
    const kept = await database.get('answers', address);
    if (!kept || kept.until < Date.now()) return null;
    const plain = await crypto.subtle.decrypt(cipher(kept.iv, address), await sessionKey(token), kept.sealed);
    // written above
    const { text, headers } = JSON.parse(new TextDecoder().decode(plain)) as Answer;
    const [, jobId] = job.exec(address) ?? [];
    return new Response(jobId ? await withWaiting(text, jobId) : text, { headers });
  } catch {
    // of another session, or a browser that keeps nothing
    return null;
  }
}

/** What the phone no longer needs, or nobody may read any more. */
export async function forgetOldAnswers(): Promise<void> {
  const database = await offlineDatabase();
  for (const address of await database.getAllKeys('answers')) {
    const kept = await database.get('answers', address);
    if (kept && kept.until < Date.now()) await database.delete('answers', address);
  }
}

export async function forgetAnswers(): Promise<void> {
  await (await offlineDatabase()).clear('answers');
}

/** Bound to its address: an answer put in another's place does not open. */
const cipher = (iv: Uint8Array<ArrayBuffer>, address: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(address),
});

/** What pages of lists say of themselves. */
const headersOf = ({ headers }: Response): [string, string][] =>
  ['x-total-count', 'link'].flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });

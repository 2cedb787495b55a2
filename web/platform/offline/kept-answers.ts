import type { JobDetail } from '#contract/jobs.ts';
import { productNow } from '#web/platform/product-time.ts';
import { offlineDatabase } from './database.ts';
import { forgetPictures } from './keep-pictures.ts';
import { sessionKey } from './session-key.ts';
import { withWaiting } from './with-waiting.ts';

const hour = 3_600_000;
/** A day's jobs and what was said about them; longer ago is of no use on site. */
const keptFor = 3 * 24 * hour;
/** How to get in: until the job’s time is over, with some for work that takes longer; never for more than half a day. */
const [accessAfterEnd, accessAtMost] = [2 * hour, 12 * hour];

const job = /^\/api\/jobs\/([\w-]{36})$/;
/** What was fetched for later is what is read then. */
const peeked = /&peek=true$/;
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
export async function keepAnswer(asked: string, token: string, response: Response): Promise<void> {
  const address = asked.replace(peeked, '');
  const ofJob = job.exec(address);
  const isAccess = access.test(address);
  const text = await response.text();
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const answer: Answer = { text, headers: headersOf(response) };
  const plain = new TextEncoder().encode(JSON.stringify(answer));
  const sealed = await crypto.subtle.encrypt(cipher(iv, address), await sessionKey(token), plain);
  const until = Date.now() + (isAccess ? await accessTime(address, token) : keptFor);
  // together: a browser that is closed here keeps neither a job as it was nor a way in that is nobody's any more
  const writing = (await offlineDatabase()).transaction('answers', 'readwrite');
  const ends = ofJob && !JSON.parse(text).can.includes('seeAccess');
  await Promise.all([
    writing.store.put({ iv, sealed, until }, address),
    ends && writing.store.delete(`${address}/access`),
    writing.done,
  ]);
}

/** For how long a way in that was just read may be read: its job was read before. */
async function accessTime(address: string, token: string): Promise<number> {
  const answer = await keptAnswer(address.replace(/\/access$/, ''), token);
  if (!answer) return accessAtMost;
  const { endTime } = (await answer.json()) as Pick<JobDetail, 'endTime'>; // kept as the server told it
  const left = Date.parse(endTime) - productNow() + accessAfterEnd;
  return Math.min(accessAtMost, Math.max(hour, left));
}

/** The server says that this is not for its reader, or not any more: a job that was withdrawn takes all of it along. */
export async function forgetAnswer(address: string): Promise<void> {
  const [ofJob] = job.exec(address) ?? [];
  const database = await offlineDatabase();
  for (const kept of await database.getAllKeys('answers')) {
    if (kept === address || (ofJob && kept.startsWith(`${ofJob}/`))) await database.delete('answers', kept);
  }
}

/** The work was submitted: the way in is nobody's any more. */
export const forgetAccess = async (jobId: string): Promise<void> =>
  (await offlineDatabase()).delete('answers', `/api/jobs/${jobId}/access`);

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
  await forgetPictures();
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

import { addDeliverable, changeJob, getJob, updateTask, uploadPhoto } from '#contract/calls.ts';
import { addFinding } from '#contract/finding-calls.ts';
import { markSupply } from '#contract/home-calls.ts';
import type { Topic } from '#contract/topics.ts';
import type { Task } from '#contract/work.ts';
import { answerOf, call, send } from '#web/platform/api.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { sendFile } from '#web/platform/send-file.ts';
import { forgetAccess } from './kept-answers.ts';
import { outbox } from './outbox.ts';
import { photoFilesSent } from './photo-files-sent.ts';
import { photoSpots } from './photo-spots.ts';
import { sendInParts } from './send-in-parts.ts';
import type {
  Waiting,
  WaitingFile,
  WaitingFinding,
  WaitingPhoto,
  WaitingSubmit,
  WaitingSupply,
  WaitingTick,
} from './waiting.ts';
import { isSessionOf } from './whose-session.ts';

/** What the server answered to a tick; nothing to show of the rest. */
export type Sent = { task: Task } | null;
interface Answer {
  sent: Sent;
  response: Response | null;
}

/** What each kind changes, once it is there. */
export const changesOf: Readonly<Record<Waiting['what']['kind'], readonly Topic[]>> = {
  tick: updateTask.changes,
  photo: addDeliverable.changes,
  finding: addFinding.changes,
  supply: markSupply.changes,
  submit: changeJob.changes,
};

/** Sends one thing that was done on site. However often it is sent, it is there once. */
export async function sendWaiting(one: Waiting): Promise<Answer> {
  const { what } = one;
  switch (what.kind) {
    case 'tick':
      return sendTick(one, what);
    case 'photo':
      return sendPhoto(one, what);
    case 'finding':
      return sendFinding(one, what);
    case 'supply':
      return sendSupply(one, what);
    default:
      return sendSubmit(one, what);
  }
}

async function sendTick({ jobId, at }: Waiting, { taskId, change }: WaitingTick): Promise<Answer> {
  const params = { id: jobId, taskId };
  const response = await send(updateTask, { params, body: { ...change, at }, tellsTime: true });
  return { sent: { task: await answerOf<NonNullable<(typeof updateTask)['of']>>(response) }, response };
}

async function sendPhoto(waiting: Waiting, what: WaitingPhoto): Promise<Answer> {
  const photoUrl = await uploaded(waiting, what, 'file');
  const one = await outbox.change(waiting, { what: { ...what, photoUrl } });
  await stayTheirs(one);
  const { key, jobId, at } = one;
  const { photoType, note, taskId } = what;
  const body = { photoUrl, photoType, note, ...(taskId && { taskId }), at };
  try {
    const params = { id: jobId };
    const response = await send(addDeliverable, { params, body, idempotencyKey: key, tellsTime: true });
    if (what.from) photoFilesSent.keep(jobId, what.from);
    if (what.spot) {
      const { id } = await answerOf<NonNullable<(typeof addDeliverable)['of']>>(response);
      photoSpots.keep(jobId, id, what.spot);
    }
    return { sent: null, response };
  } catch (error) {
    // an earlier try arrived, longer ago than the server remembers keys: this picture is on the job
    if (one.tries > 1 && isRefusal(error, 'already_exists')) return { sent: null, response: null };
    throw error;
  }
}

async function sendFinding(waiting: Waiting, what: WaitingFinding): Promise<Answer> {
  let one = waiting;
  const photoUrls: string[] = [];
  let photos = what.photos;
  for (const [index, photo] of photos.entries()) {
    const photoUrl = await uploaded(one, photo, `file-${index}`);
    photoUrls.push(photoUrl);
    photos = photos.map((other) => (other === photo ? { ...photo, photoUrl } : other));
    one = await outbox.change(one, { what: { ...what, photos } });
  }
  await stayTheirs(one);
  const { key, jobId, at } = one;
  // the server remembers this name for good, and keys for a day
  const body = { ...what.finding, photoUrls, at, sentAs: key.slice(0, 32) };
  const options = { params: { id: jobId }, body, idempotencyKey: key, tellsTime: true };
  return { sent: null, response: await send(addFinding, options) };
}

async function sendSupply({ jobId }: Waiting, { supplyId, low }: WaitingSupply): Promise<Answer> {
  return { sent: null, response: await send(markSupply, { params: { id: jobId, supplyId }, body: { low } }) };
}

async function sendSubmit({ key, jobId, tries }: Waiting, _: WaitingSubmit): Promise<Answer> {
  const params = { id: jobId };
  try {
    const response = await send(changeJob, { params, body: { status: 'SUBMITTED' }, idempotencyKey: key });
    await forgetAccess(jobId).catch(() => undefined);
    photoSpots.forget(jobId);
    photoFilesSent.forget(jobId);
    return { sent: null, response };
  } catch (error) {
    if (tries < 2 || !isRefusal(error, 'invalid_transition')) throw error;
    // an earlier try may have arrived, longer ago than the server remembers keys
    const { status } = await call(getJob, { params });
    if (status !== 'SUBMITTED' && status !== 'PAID') throw error;
    return { sent: null, response: null };
  }
}

/** Where the server has a picture; it is sent only once, and where it was cut off, no more than its rest. */
async function uploaded(one: Waiting, { file, name, photoUrl }: WaitingFile, part: string): Promise<string> {
  if (photoUrl !== null) return photoUrl;
  const onProgress = (share: number) => outbox.showSending({ order: one.order, share });
  const key = `${one.key}-${part}`;
  if (one.tries > 1) {
    const wasCut = one.cutAt !== undefined;
    const goneOn = await sendInParts({ file, key, wasCut, mayGoOn: () => stayTheirs(one), onProgress });
    if (goneOn) return goneOn.photoUrl;
  }
  const sent = new File([file], name, { type: file.type });
  return (await sendFile(uploadPhoto, sent, { onProgress, idempotencyKey: key })).photoUrl;
}

/** While a picture was on its way somebody else may have signed in. */
async function stayTheirs({ userId }: Waiting): Promise<void> {
  if (!(await isSessionOf(userId))) throw new TypeError('Somebody else is signed in');
}

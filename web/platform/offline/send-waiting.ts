import { addDeliverable, updateTask, uploadPhoto } from '#contract/calls.ts';
import type { Task } from '#contract/work.ts';
import { answerOf, send } from '#web/platform/api.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { sendFile } from '#web/platform/send-file.ts';
import { outbox } from './outbox.ts';
import type { Waiting, WaitingPhoto, WaitingTick } from './waiting.ts';
import { isSessionOf } from './whose-session.ts';

/** What the server answered to a tick; nothing to show of a photo. */
export type Sent = { task: Task } | null;

/** Sends one thing that was done on site. However often it is sent, it is there once. */
export async function sendWaiting(one: Waiting): Promise<{ sent: Sent; response: Response | null }> {
  const { what } = one;
  return what.kind === 'tick' ? sendTick(one, what) : sendPhoto(one, what);
}

async function sendTick({ jobId, at }: Waiting, { taskId, change }: WaitingTick) {
  const params = { id: jobId, taskId };
  const response = await send(updateTask, { params, body: { ...change, at }, tellsTime: true });
  return { sent: { task: await answerOf<NonNullable<(typeof updateTask)['of']>>(response) }, response };
}

async function sendPhoto(waiting: Waiting, what: WaitingPhoto) {
  let one = waiting;
  let { photoUrl } = what;
  if (photoUrl === null) {
    const file = new File([what.file], what.name, { type: what.file.type });
    const onProgress = (share: number) => outbox.showSending({ order: one.order, share });
    photoUrl = (await sendFile(uploadPhoto, file, { onProgress, idempotencyKey: `${one.key}-file` })).photoUrl;
    one = await outbox.change(one, { what: { ...what, photoUrl } });
  }
  // while the picture was on its way somebody else may have signed in
  if (!(await isSessionOf(one.userId))) throw new TypeError('Somebody else is signed in');
  const { key, jobId, at } = one;
  const { photoType, note, taskId } = what;
  const body = { photoUrl, photoType, note, ...(taskId && { taskId }), at };
  try {
    const params = { id: jobId };
    return { sent: null, response: await send(addDeliverable, { params, body, idempotencyKey: key, tellsTime: true }) };
  } catch (error) {
    // an earlier try arrived, longer ago than the server remembers keys: this picture is on the job
    if (one.tries > 1 && isRefusal(error, 'already_exists')) return { sent: null, response: null };
    throw error;
  }
}

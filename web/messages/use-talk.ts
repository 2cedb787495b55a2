import { getConversation } from '#contract/message-calls.ts';
import { useRead } from '#web/platform/use-read.ts';
import { askedBy } from './other-of.ts';
import type { Talk } from './outbox.ts';
import { useOutbox } from './use-outbox.ts';

/** A conversation: who and what it is about, and what is on its way. */
export function useTalk(talk: Talk) {
  const { user, jobId, personId } = talk;
  const about = useRead(getConversation, { params: { id: jobId }, query: askedBy(user.role, personId) });
  return { about, outbox: useOutbox(talk) };
}

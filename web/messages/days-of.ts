import type { Message } from '#contract/messages.ts';

const dayOf = ({ createdAt }: Message) => new Date(createdAt).toDateString();

/** How a day is called in a conversation; null where its date says it. */
export function nearDay(instant: string, now: number): 'today' | 'yesterday' | null {
  const day = new Date(instant).toDateString();
  const today = new Date(now);
  if (day === today.toDateString()) return 'today';
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  return day === yesterday.toDateString() ? 'yesterday' : null;
}

/** So long a pause begins anew. */
const pause = 2 * 60_000;

/** Whether the next message goes on with this one, so that one time, and one word on whether it was read, say it of both. */
export function goesOn(message: Message, next: Message | undefined): boolean {
  if (!next || next.author.id !== message.author.id) return false;
  const waited = new Date(next.createdAt).getTime() - new Date(message.createdAt).getTime();
  return waited < pause && (message.readAt === null) === (next.readAt === null);
}

/** Messages by the reader’s own calendar day, in their order. */
export function daysOf(messages: readonly Message[]): Message[][] {
  const days: Message[][] = [];
  for (const message of messages) {
    const today = days.at(-1);
    if (today?.[0] && dayOf(today[0]) === dayOf(message)) today.push(message);
    else days.push([message]);
  }
  return days;
}

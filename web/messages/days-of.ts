import type { Message } from '#contract/messages.ts';

const dayOf = ({ createdAt }: Message) => new Date(createdAt).toDateString();

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

/** Where this browser keeps the messages that have not arrived. */
export const outboxPlace = 'outbox';

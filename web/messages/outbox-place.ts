/** Where this tab keeps the messages that have not arrived. */
export const outboxPlace = 'outbox';

/** What two accounts can have in common that two people rarely do, the weightiest first. */
export const signalKinds = ['ssn', 'card', 'phone', 'browser'] as const;
export type SignalKind = (typeof signalKinds)[number];

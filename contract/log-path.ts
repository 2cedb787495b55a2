/** Where an installation publishes its log, see record-chain.ts. */
export const logPath = '/.well-known/freshkey-log';

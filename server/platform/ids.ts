import { randomUUIDv7 } from 'node:crypto';

/** A new id: UUID v7, so that rows created later sort later. */
export const newId = (): string => randomUUIDv7();

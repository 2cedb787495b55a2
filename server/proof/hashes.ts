import { createHash, randomBytes } from 'node:crypto';

/** SHA-256 of a text in lowercase hex, as the contract's checking counts on. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export const newSalt = (): string => randomBytes(16).toString('hex');

import { hash, randomBytes } from 'node:crypto';

/** A new session's token: 256 random bits. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Plain SHA-256 is enough for 256 random bits: there is nothing to guess. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

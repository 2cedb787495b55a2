import type { Role } from '#contract/endpoint.ts';

/** Who calls, as the session says; checked in the database on each request. */
export interface Actor {
  readonly id: string;
  readonly role: Role;
  readonly emailVerified: boolean;
  readonly suspended: boolean;
  /** Hash of the token: names the session without being able to use it. */
  readonly sessionHash: Buffer;
}

/** The client's address for counting attempts: IPv4 as it is, IPv6 by its /64. */
export interface Caller {
  readonly ip: string;
  readonly ipRange: string;
  readonly userAgent: string;
  readonly language: string;
}

/** Who a token belongs to; null for one that is nobody's or no longer. */
export interface Asked {
  readonly actor: Promise<Actor | null>;
  /** What it was the last time it was asked for; the very same object as `actor` gives if nothing has changed. */
  readonly remembered: Actor | null;
}
export type Authenticate = (token: string) => Asked;

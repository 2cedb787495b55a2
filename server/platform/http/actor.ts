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
export type Authenticate = (token: string) => Promise<Actor | null>;

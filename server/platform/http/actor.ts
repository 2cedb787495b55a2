import type { Role } from '#contract/endpoint.ts';

/** Who calls, as the session says; checked in the database on each request. */
export interface Actor {
  readonly id: string;
  readonly role: Role;
  readonly emailVerified: boolean;
  readonly suspended: boolean;
  /** Proved an e-mail that a stranger had registered, and has yet to say who they are. */
  readonly nameless: boolean;
  /** Hash of the token: names the session without being able to use it. */
  readonly sessionHash: Buffer;
}

/** Who calls, as far as the request tells, for counting attempts. */
export interface Caller {
  /** The client's address: IPv4 as it is, IPv6 by its /64. */
  readonly ip: string;
  /** Its network: the /24 or /48. */
  readonly ipRange: string;
  /** The random token that a browser keeps for itself; null where none is sent. */
  readonly device: string | null;
  readonly userAgent: string;
  readonly language: string;
}

/** Who a token belongs to; null for one that is nobody's or no longer. */
export type Authenticate = (token: string) => Promise<Actor | null>;

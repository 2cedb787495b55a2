import type { Role } from '#contract/endpoint.ts';
import type { StaffRole } from '#contract/staff-rights.ts';

/** Who is calling, according to the session; checked in the database on each request. */
export interface Actor {
  readonly id: string;
  readonly role: Role;
  /** Of an admin, and of nobody else. */
  readonly staffRole: StaffRole | null;
  readonly emailVerified: boolean;
  readonly suspended: boolean;
  /** Proved an email that a stranger had registered, and has yet to say who they are. */
  readonly nameless: boolean;
  /** An admin of a production who has yet to set up two-factor authentication. */
  readonly unprotected: boolean;
  /** Hash of the token: identifies the session but cannot be used to sign in. */
  readonly sessionHash: Buffer;
}

/** Who is calling, as far as the request shows, for counting attempts. */
export interface Caller {
  /** The client's address: IPv4 as it is, IPv6 by its /64. */
  readonly ip: string;
  /** Its network: the /24 or /48. */
  readonly ipRange: string;
  /** The random token that a browser keeps for itself; null if none was sent. */
  readonly device: string | null;
  readonly userAgent: string;
  readonly language: string;
  /** The browser's, as it tells; null where it tells none that exists. */
  readonly timeZone: string | null;
  /** What its clock shows, as it tells; null where it tells none. */
  readonly phoneNow: Date | null;
}

/** Whom a token belongs to; null if it is unknown or no longer valid. */
export type Authenticate = (token: string) => Promise<Actor | null>;

import type { Endpoint, Role } from '#contract/endpoint.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { MemberRole } from '#contract/member-roles.ts';
import type { StaffRole } from '#contract/staff-rights.ts';
import type { Reader } from '../db.ts';

/** Who calls for a host whose team they are in. */
export interface Member {
  /** The account that does it. */
  readonly id: string;
  readonly role: MemberRole;
  /** The homes they look after; null: all of the host’s. */
  readonly homes: readonly string[] | null;
}

/** Who is calling, according to the session; checked in the database on each request. */
export interface Actor {
  /** Whose things the call is about: the caller’s own, or those of the host that a member calls for. */
  readonly id: string;
  /** Only where somebody calls for a host: who they are, and how far that goes. */
  readonly member?: Member;
  /** Only where an admin sees the product as this person: the admin’s account. Such a call only reads. */
  readonly visitor?: string;
  readonly role: Role;
  /** Of an admin, and of nobody else. */
  readonly staffRole: StaffRole | null;
  readonly emailVerified: boolean;
  readonly suspended: boolean;
  /** Proved an email that a stranger had registered, and has yet to say who they are. */
  readonly nameless: boolean;
  /** An admin of a production who has yet to set up two-factor authentication. */
  readonly unprotected: boolean;
  /** In which they read. */
  readonly language: LanguageCode;
  /** Hash of the token: identifies the session but cannot be used to sign in. */
  readonly sessionHash: Buffer;
}

/** The account that does it, for whomever. */
export const personOf = ({ id, member, visitor }: Pick<Actor, 'id' | 'member' | 'visitor'>): string =>
  visitor ?? member?.id ?? id;

/** The homes that a call stays at; null: all of the host’s. */
export const homesOf = ({ member }: Pick<Actor, 'member'>): readonly string[] | null => member?.homes ?? null;

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

/** Of a call that names a host: who acts for whom, or the refusal. The lowest rooms know nothing of teams. */
export interface Teams {
  /** The caller as somebody who acts for this host, if the call, their role and their homes allow it. */
  actFor(person: Actor, hostId: string, endpoint: Endpoint, params: unknown): Promise<Actor>;
  /** Refuses whoever’s place on the team has changed since the call began: its body may have been long on its way. */
  requireStill(actor: Actor): Promise<void>;
  /** Refuses a body about a home that the member does not look after. */
  requireHomesOf(actor: Actor, body: unknown): Promise<void>;
  /** What is recorded of a member’s call, in the transaction of its effect; null where nothing is. */
  deedOf(actor: Actor, endpoint: Endpoint, params: unknown, body: unknown): Promise<Deed | null>;
}

/** What a member does for a host. */
export interface Deed {
  readonly memberId: string;
  /** Set once it is written. */
  written: boolean;
  /** Writes it if the result says that it is done; `isLast`: no transaction of the call is still to come. */
  write(reader: Reader, result: unknown, isLast?: boolean): Promise<boolean>;
}

import type { Role } from '#contract/endpoint.ts';
import type { Thread } from '#contract/messages.ts';

/** Whom somebody of this role talks to. */
export const otherOf = ({ host, cleaner }: Pick<Thread, 'host' | 'cleaner'>, role: Role) =>
  role === 'HOST' ? cleaner : host;

/** How a call says which conversation is meant: a host names the cleaner. */
export const askedBy = (role: Role, personId: string) => (role === 'HOST' ? { cleanerId: personId } : {});

import type { MemberRole } from '#contract/member-roles.ts';
import { currentVisit } from './visit.ts';

const storageKey = 'acting-for';

/** The host for whom this browser's calls are made. */
export interface ActingFor {
  id: string;
  name: string;
  role: MemberRole;
  /** Only some of the host’s homes. */
  some: boolean;
}

/**
 * For whom the reader acts; null: for themself. The server decides on each call whether they still may. A visit shows
 * what is the person’s own.
 */
export function actingFor(): ActingFor | null {
  if (currentVisit()) return null;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    // only actFor() writes it
    return kept as ActingFor | null;
  } catch {
    return null;
  }
}

/**
 * From now on everything is read and done for this host, or for oneself again. Nothing that is shown now stays. Not in a
 * visit: what is kept here is the whole browser’s, and its other tabs are the admin’s own.
 */
export function actFor(host: ActingFor | null): void {
  if (currentVisit()) return;
  keepActingFor(host);
  window.location.assign('/host/dashboard');
}

const endedKey = 'acting-ended';

/** The host has taken the reader off their team: what is shown next is the reader's own, and says why. */
export function endActing(): void {
  const host = actingFor();
  if (!host) return;
  sessionStorage.setItem(endedKey, host.name);
  actFor(null);
}

/** Whose team the reader was taken off while acting for them, until that has been said. */
export function endedTeam(): string | null {
  try {
    return sessionStorage.getItem(endedKey);
  } catch {
    return null;
  }
}

export const forgetEndedTeam = (): void => sessionStorage.removeItem(endedKey);

/** The same for the calls to come, without leaving the page. */
export function keepActingFor(host: ActingFor | null): void {
  if (host) localStorage.setItem(storageKey, JSON.stringify(host));
  else localStorage.removeItem(storageKey);
}

/** What a page shows is one host's: it begins anew once another tab acts for another. */
export function followActing(): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === storageKey) window.location.reload();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** While somebody acts for a host, what is that host's is theirs to handle: jobs, drafts, messages. */
export function asHost<User extends { id: string }>(user: User): User {
  const host = actingFor();
  return host ? { ...user, id: host.id } : user;
}

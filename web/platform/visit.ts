import type { Role } from '#contract/endpoint.ts';
import { roleHome } from './role-home.ts';

const storageKey = 'visit';

/** An admin who sees the product as somebody else does, in this tab alone; the admin’s own token waits where it is. */
export interface Visit {
  id: string;
  token: string;
  user: { id: string; name: string; role: Role };
  expiresAt: string;
}

/** The visit of this tab; null where there is none. The server decides on each call whether it still stands. */
export function currentVisit(): Visit | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    // only enterVisit() writes it
    return kept as Visit | null;
  } catch {
    return null;
  }
}

/** From now on this tab shows the product as this person sees it. Nothing that is shown now stays. */
export function enterVisit(visit: Visit): void {
  sessionStorage.setItem(storageKey, JSON.stringify(visit));
  window.location.assign(roleHome(visit.user.role));
}

/** The calls of this tab are the admin’s own again. */
export function forgetVisit(): void {
  sessionStorage.removeItem(storageKey);
}

/** Back at the account in the admin’s list. */
export function backFromVisit({ user }: Visit): void {
  window.location.assign(`/admin/users?q=${user.id}`);
}

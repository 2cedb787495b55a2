import type { memberRights } from '#contract/member-rights.ts';
import { actingFor } from './acting-for.ts';

/** A call as contract/calls.ts and its neighbours have it. */
interface Call {
  method: string;
  path: string;
}

let rights: typeof memberRights | null = null;

/** Fetches what members of a team may do, for those who act for a host; a page waits for it. Nobody else needs it. */
export async function fetchRights(): Promise<void> {
  if (actingFor()) rights = (await import('#contract/member-rights.ts')).memberRights;
}

/**
 * Whether the server lets the reader make these calls: always for themself; for a host, as their place on the team says.
 * Screens ask it before they show what leads to them. What depends on a job’s state is in its `can`.
 */
export function may(...calls: readonly Call[]): boolean {
  const acting = actingFor();
  if (!acting || !rights) return true;
  const table = rights;
  return calls.every(({ method, path }) => {
    const right = table[`${method} ${path}`];
    return right?.who.includes(acting.role) && !(acting.some && right.home === 'every home');
  });
}

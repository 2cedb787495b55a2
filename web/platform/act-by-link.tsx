import { useEffect } from 'react';
import { listMemberships } from '#contract/team-calls.ts';
import { keepActingFor } from './acting-for.ts';
import { forParam, oneself } from './acting-link.ts';
import { call } from './api.ts';

/** Acts for the host whom the address names, or for oneself, and begins the page anew: nothing of another’s stays. */
export function ActByLink({ hostId }: { hostId: string }) {
  useEffect(() => {
    void act(hostId).finally(() => window.location.replace(withoutHost(window.location.href)));
  }, [hostId]);
  return null;
}

/** Whoever is not on that host’s team any more stays who they are; the page then says what it says to them. */
async function act(hostId: string): Promise<void> {
  if (hostId === oneself) return keepActingFor(null);
  const memberships = await call(listMemberships, {}).catch(() => []);
  const found = memberships.find(({ host }) => host.id === hostId);
  keepActingFor(found ? { ...found.host, role: found.role, some: found.homeIds !== null } : null);
}

function withoutHost(href: string): string {
  const address = new URL(href);
  address.searchParams.delete(forParam);
  return address.href;
}

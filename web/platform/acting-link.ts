import { actingFor } from './acting-for.ts';

/** In an address: the host for whom it is to be opened, or that it is one’s own. The server writes it into links. */
export const forParam = 'for';
export const oneself = 'me';

/** Where the link of a notice leads this reader: for whom it is only where they do not act for that one already. */
export function linkOfNotice(link: string): string {
  const address = new URL(link, window.location.origin);
  const acting = actingFor()?.id ?? null;
  const hostId = address.searchParams.get(forParam);
  if (hostId !== null && hostId === acting) address.searchParams.delete(forParam);
  if (hostId === null && acting !== null) address.searchParams.set(forParam, oneself);
  return `${address.pathname}${address.search}${address.hash}`;
}

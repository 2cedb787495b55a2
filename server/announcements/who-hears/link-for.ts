/** A link that whoever looks after a host’s homes opens for that host; the browser goes by `for` (web/platform/act-by-link.tsx). */
export function linkFor(link: string, hostId: string | null | undefined): string {
  return hostId ? `${link}${link.includes('?') ? '&' : '?'}for=${hostId}` : link;
}

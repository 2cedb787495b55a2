import { isIP } from 'node:net';
import { isPublicAddress } from '#server/platform/public-address.ts';
import { CalendarRefused } from '../calendar-refused.ts';

/** Where calendars are served on the public internet; other ports are other services. */
const webPorts = [80, 443, 8080, 8443];

/** An address that may be asked, as far as that can be told without a name server. */
export interface FeedAddress {
  url: URL;
  /** Without brackets. */
  host: string;
  port: number;
  /** The operator has allowed this very host and port. */
  allowed: boolean;
}

/**
 * Checks a feed's address, as typed or as a redirect names it. The URL parser has turned every notation of an IP address
 * into the usual one. Throws CalendarRefused.
 */
export function checkAddress(text: string, allowPrivate: readonly string[]): FeedAddress {
  const url = URL.parse(text.replace(/^webcals?:/i, 'https:'));
  if (!url) throw new CalendarRefused('badUrl');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new CalendarRefused('scheme');
  if (url.username !== '' || url.password !== '') throw new CalendarRefused('credentials');
  url.hash = '';
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  const allowed = allowPrivate.includes(`${url.hostname}:${port}`);
  if (!allowed && isPrivateName(host)) throw new CalendarRefused('privateAddress');
  if (!allowed && !webPorts.includes(port)) throw new CalendarRefused('port');
  return { url, host, port, allowed };
}

/** A private IP address, or a name that no public name server knows. */
function isPrivateName(host: string): boolean {
  if (isIP(host)) return !isPublicAddress(host);
  return (
    !host.includes('.') || /\.(localhost|local|internal|intranet|lan|home|corp|arpa|onion|test|invalid)$/.test(host)
  );
}

/** What may be shown of a secret address: where it leads, and enough to tell it from another. */
export const maskedAddress = ({ url }: FeedAddress): string => {
  const path = `${url.pathname}${url.search}`;
  const ending = path.length >= 16 ? path.slice(-4) : '';
  return `${url.protocol}//${url.host}/…${ending}`;
};

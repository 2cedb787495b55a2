import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { addressesOf } from '#server/platform/addresses-of.ts';
import { isPublicAddress } from '#server/platform/public-address.ts';
import { CalendarRefused } from '../calendar-refused.ts';
import { checkAddress, type FeedAddress } from './check-address.ts';
import { readBody } from './read-body.ts';

interface Wanted {
  url: string;
  /** What the last answer was marked with. */
  etag?: string | null;
  lastModified?: string | null;
  /** `host:port` that may be private. */
  allowPrivate: readonly string[];
  /** The addresses of a name; otherwise the name servers are asked. */
  resolve?: (host: string) => Promise<readonly string[]>;
  /** In milliseconds, for everything together. */
  patience?: number;
}

export type Fetched =
  | { notModified: true }
  | { notModified: false; body: Buffer; etag: string | null; lastModified: string | null };

const mostRedirects = 3;

/**
 * Fetches a feed. A name is resolved once and the connection goes to exactly the address that was checked; each redirect
 * is checked anew. Ten seconds and 5 MB unpacked, whatever the server does. Throws CalendarRefused.
 */
export async function fetchFeed(wanted: Wanted): Promise<Fetched> {
  const signal = AbortSignal.timeout(wanted.patience ?? 10_000);
  let address = checkAddress(wanted.url, wanted.allowPrivate);
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const answer = await ask(address, wanted, signal);
    const { statusCode: status = 0, headers } = answer;
    // said of what we already have; a server that says it unasked has told us nothing
    if (status === 304 && (wanted.etag || wanted.lastModified)) {
      answer.destroy();
      return { notModified: true };
    }
    if (status === 200) {
      const body = await readBody(answer, signal);
      return { notModified: false, body, etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null };
    }
    answer.destroy();
    if (status < 300 || status > 399 || !headers.location) throw new CalendarRefused('httpStatus', { status });
    const next = URL.parse(headers.location, address.url);
    address = checkAddress(next?.href ?? headers.location, wanted.allowPrivate);
  }
  throw new CalendarRefused('redirects');
}

async function ask(address: FeedAddress, wanted: Wanted, signal: AbortSignal): Promise<IncomingMessage> {
  const resolve = wanted.resolve ?? (address.allowed ? ownAddressesOf : addressesOf);
  const ip = await inTime(addressOf(address, resolve), signal);
  const { url, host, port } = address;
  const options = {
    host: ip,
    port,
    path: `${url.pathname}${url.search}`,
    agent: false as const,
    signal,
    maxHeaderSize: 16_384,
    headers: {
      host: url.host,
      accept: 'text/calendar, */*;q=0.1',
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': 'Freshkey calendar (+https://freshkey.example)',
      ...(wanted.etag && { 'if-none-match': wanted.etag }),
      ...(wanted.lastModified && { 'if-modified-since': wanted.lastModified }),
    },
  };
  return new Promise((resolve, reject) => {
    const fail = () => reject(new CalendarRefused(signal.aborted ? 'timeout' : 'refused'));
    const request =
      url.protocol === 'https:'
        ? requestHttps({ ...options, servername: isIP(host) ? '' : host }, resolve)
        : requestHttp(options, resolve);
    request.on('error', fail).end();
  });
}

/** The one address that the connection goes to: all that the name has must be public, or none is taken. */
async function addressOf({ host, allowed }: FeedAddress, resolve: NonNullable<Wanted['resolve']>): Promise<string> {
  if (isIP(host)) return host;
  const found = await resolve(host).catch(() => []);
  const [first] = found;
  if (!first) throw new CalendarRefused('notFound');
  if (!allowed && !found.every(isPublicAddress)) throw new CalendarRefused('privateAddress');
  return first;
}

/** Of a name that the operator has allowed, and may have given it only on this machine. */
const ownAddressesOf = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/** Name servers know no signal. */
function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new CalendarRefused('timeout'));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

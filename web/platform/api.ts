import type { AnswerOf, CallOf, Endpoint, SentBodyOf, SentQueryOf } from '#contract/endpoint.ts';
import { actingFor, endActing } from './acting-for.ts';
import { ApiError } from './api-error.ts';
import { arrivedAhead, askedAhead, forgetAskedAhead } from './asked-ahead.ts';
import { deviceToken } from './device-token.ts';
import { proveEmail } from './email-first.ts';
import { ownZone } from './own-zone.ts';
import { readAnswer } from './read-answer.ts';
import { doubtAccount, expireToken, readToken } from './token.ts';

type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;
type WithParams<E extends Endpoint> = [PathNames<E['path']>] extends [never]
  ? { params?: undefined }
  : { params: Record<PathNames<E['path']>, string> };
type WithQuery<E extends Endpoint> =
  SentQueryOf<E> extends undefined ? { query?: undefined } : { query?: SentQueryOf<E> };
type WithBody<E extends Endpoint> = SentBodyOf<E> extends undefined ? { body?: undefined } : { body: SentBodyOf<E> };

export type CallOptions<E extends Endpoint> = WithParams<E> &
  WithQuery<E> &
  WithBody<E> & { idempotencyKey?: string; signal?: AbortSignal };
type Optional<O> = Record<string, never> extends O ? [options?: O] : [options: O];
export type CallArguments<E extends Endpoint> = Optional<CallOptions<E>>;

interface Sent {
  params?: Record<string, string>;
  query?: unknown;
  body?: unknown;
  idempotencyKey?: string;
  /** Where an event stream goes on from. */
  lastEventId?: string;
  /** Says what this phone’s clock shows: what it tells of the time is measured by that. */
  tellsTime?: boolean;
  signal?: AbortSignal;
}

/** Who looks at the answers to reads, to keep copies of some for the time without a connection. */
type Keeper = (address: string, token: string, response: Response) => void;
let keeper: Keeper | null = null;
export function keepAnswersWith(next: Keeper | null): void {
  keeper = next;
}

/** Calls an endpoint of the contract and returns its body; throws `ApiError` for anything but a success. */
export async function call<E extends Endpoint>(
  endpoint: CallOf<E>,
  ...[options]: CallArguments<E>
): Promise<AnswerOf<E>> {
  const response = await send(endpoint, options);
  return answerOf<E>(response);
}

/** Sends the call and returns the raw response of a success: for headers, files and pages of lists. */
export async function send(endpoint: Pick<Endpoint, 'method' | 'path'>, options: Sent = {}): Promise<Response> {
  const token = readToken();
  const address = addressOf(endpoint, options);
  if (endpoint.method !== 'GET') forgetAskedAhead();
  const host = actingFor();
  // the document asked as the reader themself
  const asked = host ? undefined : askedAhead(address, token);
  const reads = endpoint.method === 'GET' && token !== null;
  const response = await (
    asked ??
    fetch(address, {
      method: endpoint.method,
      credentials: 'include',
      headers: headersOf(endpoint, options, token),
      body: bodyOf(options.body),
      signal: options.signal,
    })
  ).catch((cause) => {
    if (!reads || options.signal?.aborted) throw cause;
    return keptInstead(address, token, cause);
  });
  // what is not found is not, or no longer, for this reader
  if (reads && (response.ok || response.status === 404)) keeper?.(address, token, response);
  if (response.ok) return response;
  const error = new ApiError(response, await response.text());
  if (error.code === 'not_signed_in' && token !== null) expireToken(token);
  if (error.code === 'email_unverified' && (await proveEmail())) return send(endpoint, options);
  if (error.code === 'account_suspended') doubtAccount();
  // the first of those under way has done so for all
  if (error.code === 'membership_ended') endActing();
  console.error(`${endpoint.method} ${endpoint.path} refused`, { message: error.message, requestId: error.requestId });
  throw error;
}

/** The answer to a read that the document asked for, where it has arrived; a first picture needs no pause for it. */
export function arrivedOf(endpoint: Pick<Endpoint, 'path'>, options: Pick<Sent, 'params' | 'query'> = {}) {
  // there is no storage to look into either where pages are written ahead
  if (!globalThis.askedByDocument || actingFor()) return undefined;
  return arrivedAhead(addressOf(endpoint, options), readToken());
}

/** Without a connection: what a cleaner’s phone kept of this read. */
async function keptInstead(address: string, token: string, cause: unknown): Promise<Response> {
  const kept = await import('./offline/kept-answers.ts').then(
    ({ keptAnswer }) => keptAnswer(address, token),
    () => null,
  );
  if (!kept) throw cause;
  return kept;
}

export async function answerOf<E extends Endpoint>(response: Response): Promise<AnswerOf<E>> {
  const text = response.status === 204 ? '' : await response.text();
  // The server validates what it sends against the same contract that gives this type.
  return (text === '' ? undefined : await readAnswer(text)) as AnswerOf<E>;
}

export function addressOf(
  endpoint: Pick<Endpoint, 'path'>,
  { params = {}, query }: Pick<Sent, 'params' | 'query'>,
): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** What a session may begin with, or that is told of the device that it came from. */
const letsIn = (path: string): boolean =>
  path.startsWith('/api/auth/') || path === '/api/me/password' || /-invitations\/accept$/.test(path);

function headersOf(
  { path }: Pick<Endpoint, 'path'>,
  { body, idempotencyKey, lastEventId, tellsTime }: Sent,
  token: string | null,
): Headers {
  const headers = new Headers({ accept: 'application/json' });
  if (letsIn(path)) {
    headers.set('x-device', deviceToken());
    headers.set('x-time-zone', ownZone());
  }
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  const host = actingFor();
  if (host) headers.set('x-host', host.id);
  if (body !== undefined && !(body instanceof FormData)) headers.set('content-type', 'application/json');
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  if (lastEventId !== undefined) headers.set('last-event-id', lastEventId);
  if (tellsTime) headers.set('x-phone-time', new Date().toISOString());
  return headers;
}

function bodyOf(body: unknown): FormData | string | undefined {
  if (body === undefined || body instanceof FormData) return body;
  return JSON.stringify(body);
}

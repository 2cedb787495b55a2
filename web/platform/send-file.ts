import type { AnswerOf, CallOf, Endpoint } from '#contract/endpoint.ts';
import { actingFor } from './acting-for.ts';
import { addressOf, answerOf } from './api.ts';
import { ApiError } from './api-error.ts';
import { proveEmail } from './email-first.ts';
import { expireToken, readToken } from './token.ts';

interface FileOptions {
  /** The share sent so far, 0 to 1, which `fetch` cannot report. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  idempotencyKey?: string;
}

/** Sends one file as the multipart field `file`; throws `ApiError` if refused, `TypeError` without a connection. */
export function sendFile<E extends Endpoint>(
  endpoint: CallOf<E>,
  file: File,
  options?: FileOptions,
): Promise<AnswerOf<E>> {
  const form = new FormData();
  form.append('file', file);
  return sendBytes(endpoint, addressOf(endpoint, {}), form, options);
}

/** The same with whatever may take long on its way. */
export async function sendBytes<E extends Endpoint>(
  endpoint: CallOf<E>,
  address: string,
  body: FormData | Blob,
  options: FileOptions = {},
): Promise<AnswerOf<E>> {
  const token = readToken();
  const response = await transfer({ method: endpoint.method, address, body, token }, options);
  if (response.ok) return answerOf<E>(response);
  const error = new ApiError(response, await response.text());
  if (error.code === 'not_signed_in' && token !== null) expireToken(token);
  if (error.code === 'email_unverified' && (await proveEmail())) return sendBytes(endpoint, address, body, options);
  throw error;
}

/** Milliseconds without a byte or an answer: a phone that has changed its network would wait for minutes. */
const longestStall = 60_000;

interface Transfer {
  method: string;
  address: string;
  body: FormData | Blob;
  token: string | null;
}

function transfer({ method, address, body, token }: Transfer, { onProgress, signal, idempotencyKey }: FileOptions) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.withCredentials = true;
    request.setRequestHeader('accept', 'application/json');
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    const host = actingFor();
    if (host) request.setRequestHeader('x-host', host.id);
    if (idempotencyKey) request.setRequestHeader('idempotency-key', idempotencyKey);
    const stalled = whenStalled(() => {
      reject(new TypeError('The connection stood still'));
      request.abort();
    });
    request.upload.onprogress = ({ loaded, total }) => {
      stalled.moves();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    request.onload = () => resolve(asResponse(request));
    request.onerror = () => reject(new TypeError('The connection broke off'));
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    request.onloadend = stalled.ends;
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

/** There is no limit to the whole: where bytes move, a slow signal gets there. */
function whenStalled(act: () => void) {
  let timer = setTimeout(act, longestStall);
  return {
    moves() {
      clearTimeout(timer);
      timer = setTimeout(act, longestStall);
    },
    ends: () => clearTimeout(timer),
  };
}

function asResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['retry-after', 'x-request-id']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(request.responseText, { status: request.status, statusText: request.statusText, headers });
}

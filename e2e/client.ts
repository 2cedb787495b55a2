import assert from 'node:assert/strict';
import type { z } from 'zod';
import { codesOf } from './error-codes.ts';

export interface Answer {
  status: number;
  headers: Headers;
  // a test looks into answers of every shape and asserts on what it finds
  // biome-ignore lint/suspicious/noExplicitAny: see above
  body: any;
}

export interface Sent {
  as?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export type Client = ReturnType<typeof aClient>;

/** Speaks to the product as a stranger's program would, and holds every answer against the conventions of the wire. */
export function aClient(url: string) {
  async function send(method: string, path: string, { as, body, headers = {} }: Sent = {}): Promise<Answer> {
    const isForm = body instanceof FormData;
    const answer = await fetch(url + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(as && { authorization: `Bearer ${as}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('application/json') ?? false;
    const given: Answer = { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
    keepsTheConventions(`${method} ${path}`, given, isJson, text);
    return given;
  }
  return {
    url,
    send,
    get: (path: string, as?: string) => send('GET', path, { as }),
    post: (path: string, body?: unknown, as?: string) => send('POST', path, { as, body }),
    put: (path: string, body: unknown, as?: string) => send('PUT', path, { as, body }),
    patch: (path: string, body: unknown, as?: string) => send('PATCH', path, { as, body }),
    remove: (path: string, as?: string) => send('DELETE', path, { as }),
  };
}

function keepsTheConventions(call: string, { status, body, headers }: Answer, isJson: boolean, text: string): void {
  assert.ok(status < 500, `${call}: ${status} ${text}`);
  if (status === 204) {
    assert.equal(text, '', call);
    return;
  }
  assert.ok(isJson, `${call}: ${status} answers with ${headers.get('content-type')}`);
  if (status < 400) return;
  assert.ok(codesOf(status).includes(body.error), `${call}: ${status} ${text}`);
  assert.ok(typeof body.message === 'string' && body.message.length > 0, `${call}: ${text}`);
  assert.match(body.requestId, /^[\w-]{8,}$/, call);
  if (status === 429) assert.match(headers.get('retry-after') ?? '', /^[1-9]\d*$/, call);
}

/** The answer's body, after its status and shape were checked. */
export function expectBody(answer: Answer, status: number, shape?: z.ZodType) {
  assert.equal(answer.status, status, JSON.stringify(answer.body));
  const checked = shape?.safeParse(answer.body);
  if (checked?.error) assert.fail(`${checked.error.message}\nin ${JSON.stringify(answer.body, null, 1)}`);
  return answer.body;
}

/** A refusal with its status, code and, where it is given, sentence. */
export function expectRefusal(answer: Answer, status: number, code: string, message?: string): void {
  assert.deepEqual([answer.status, answer.body.error], [status, code], JSON.stringify(answer.body));
  if (message !== undefined) assert.equal(answer.body.message, message);
}

/** 400 with exactly these sentences beside their fields. */
export function expectFields(answer: Answer, fields: Record<string, string>): void {
  expectRefusal(answer, 400, 'invalid_input');
  assert.deepEqual(answer.body.fields, fields);
}

/** A list: an array with its count, each row of the shape. */
export function expectList(answer: Answer, shape: z.ZodType, count?: number) {
  const rows = expectBody(answer, 200, shape.array());
  const total = answer.headers.get('x-total-count') ?? '';
  assert.match(total, /^\d+$/);
  assert.ok(Number(total) >= rows.length);
  if (count !== undefined) assert.deepEqual([rows.length, Number(total)], [count, count]);
  return rows;
}

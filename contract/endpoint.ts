import type { z } from 'zod';
import type { Topic } from './topics.ts';

/** Who may call an endpoint at all; whether the thing is theirs is decided by the domain's policy. */
export type Role = 'HOST' | 'CLEANER' | 'ADMIN';
export type Access = 'anyone' | 'signed-in' | readonly Role[];
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the wire: what the browser sends and what the server answers.
 * The server validates with it, the web takes its types from it, and `GET /api/openapi.json` is built from it.
 */
export interface Endpoint {
  readonly method: Method;
  /** Path with `{name}` placeholders, as written in the OpenAPI document. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The status on success. */
  readonly status: 200 | 201 | 204;
  /** The shape on success; absent where the answer has no body. */
  readonly answer?: z.ZodType;
  /** True where the answer is one page of a list: takes `limit` and `cursor`, sends `Link` and `X-Total-Count`. */
  readonly paged?: boolean;
  /** What a suspended account may still call: its own data, export, earnings and payouts. */
  readonly whileSuspended?: boolean;
  /** What an account may call before its email is verified: reads and verifying it. GET is always allowed. */
  readonly whileUnverified?: boolean;
  /** What somebody may call who has yet to say who they are: reading their account, saying it, and leaving. */
  readonly whileNameless?: boolean;
  /** What an admin of a production may call who has yet to set up two-factor authentication: doing it, and leaving. */
  readonly whileUnprotected?: boolean;
}

/** Keeps the literal types of a definition, so that client and server can infer paths, bodies and answers from it. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** What a call needs: enough for the browser, which leaves the schemas to the server. `of` exists in types only. */
export type CallOf<E extends Endpoint> = Pick<E, 'method' | 'path'> & {
  readonly changes: readonly Topic[];
  readonly of?: E;
};

/** A write says what it changes, and the browser refetches whatever it shows of that. */
type Changes<E extends Endpoint> = E['method'] extends 'GET' ? [] : [changes: readonly Topic[]];

export function callOf<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  ...[changes = []]: Changes<E>
): CallOf<E> {
  return { method, path, changes };
}

export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.output<E['body']> : undefined;
export type SentBodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined;
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.output<E['query']> : Record<string, never>;
export type SentQueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.input<E['query']> : undefined;
export type ParamsOf<E extends Endpoint> = E['params'] extends z.ZodType
  ? z.output<E['params']>
  : Record<string, never>;
export type AnswerOf<E extends Endpoint> = E['answer'] extends z.ZodType ? z.output<E['answer']> : undefined;

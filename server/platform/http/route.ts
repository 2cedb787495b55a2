import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access, AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#contract/endpoint.ts';
import type { Kit } from '../kit.ts';
import type { Actor, Caller } from './actor.ts';
import type { CsvAnswer } from './csv-answer.ts';
import type { Page } from './page.ts';

/** What a handler is given: everything checked, typed by the endpoint. */
export interface Call<E extends Endpoint> {
  kit: Kit;
  actor: E['access'] extends 'anyone' ? Actor | null : Actor;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  caller: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
}

type PagedAnswer<E extends Endpoint> = AnswerOf<E> extends readonly (infer Row)[] ? Page<Row> | CsvAnswer : never;
type Result<E extends Endpoint> = E['paged'] extends true ? PagedAnswer<E> : AnswerOf<E>;
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<E['status'] extends 204 ? unknown : Result<E>>;

interface RouteOptions {
  /** The handler reads the raw body itself (uploads, provider events). */
  ownBody?: boolean;
  /** The handler writes the reply itself; its result is not serialized with the answer's schema. */
  ownAnswer?: boolean;
  /** `request.body` holds the bytes that were sent, whatever their type: signatures cover them. */
  rawBody?: boolean;
  /**
   * The answer carries a secret, and no cache keeps it. With 'never kept' it is made anew for each request, with or
   * without an Idempotency-Key.
   */
  secretAnswer?: 'not cached' | 'never kept';
  /**
   * A page whose address people copy, and break: where the contract refuses the address, its handler is given it as it
   * was sent, and says so on the page.
   */
  readsBroken?: boolean;
  /** Registered in demo mode only. */
  demoOnly?: boolean;
  bodyLimit?: number;
}

export interface Route {
  endpoint: Endpoint;
  handler: (call: never) => Promise<unknown>;
  options: RouteOptions;
}

/** One line per endpoint in a domain's `routes.ts`. */
export function route<E extends Endpoint>(endpoint: E, handler: Handler<E>, options: RouteOptions = {}): Route {
  return { endpoint, handler, options };
}

/** Whether an account of this role may call at all; ownership is up to the domain's policy. */
export const roleMay = (access: Access, role: Actor['role']): boolean =>
  typeof access === 'string' || access.includes(role);

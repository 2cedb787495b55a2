import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { defaultLanguage } from '#contract/languages.ts';
import { type FieldError, fieldErrorsOf } from '#contract/validation.ts';
import { causes } from '../causes.ts';
import { deeds } from '../deeds.ts';
import type { Kit } from '../kit.ts';
import { invalidInput, jobNotFound, notFound } from '../refusal.ts';
import { WorkInTurn } from '../work-in-turn.ts';
import { personOf } from './actor.ts';
import { type Gate, letIn } from './admission.ts';
import { readingKit, shownToVisitor } from './as-visitor.ts';
import { CsvAnswer } from './csv-answer.ts';
import { endpointSchema } from './endpoint-schema.ts';
import { wrongContentType } from './errors.ts';
import { withIdempotency } from './idempotency.ts';
import type { Page } from './page.ts';
import { ReceivedCall } from './received-call.ts';
import type { Route } from './route.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers are JSON by the contract, never something a browser displays. */
    answersData?: boolean;
  }
}

/** Wires up one endpoint: 429, 401 and 403 before the body is read, then 400 and 404, then the use case. */
export function registerRoute(
  http: FastifyInstance,
  kit: Kit,
  gate: Gate,
  { endpoint, handler, options }: Route,
): void {
  const definition: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: endpointSchema(endpoint),
    config: { answersData: !options.ownAnswer },
    onRequest: (request) => letIn(request, endpoint, gate),
    handler: async (request, reply) => {
      const input = options.ownBody
        ? { body: undefined, query: {}, params: request.params }
        : readInput(endpoint, request, options);
      const visiting = request.actor?.visitor !== undefined;
      const call = new ReceivedCall(visiting ? readingKit(kit) : kit, request, reply, input);
      if (options.secretAnswer) reply.header('cache-control', 'no-store');
      await tellOfExport(kit, gate, endpoint, call);
      const cause = causeOf(endpoint, request);
      const handle = () => forTeam(kit, gate, endpoint, call, () => handler(call as never)); // typed by route(); the list of routes loses each one's types
      const run = cause ? () => causes.run(cause, handle) : handle;
      const keyable = { success: endpoint.status, run };
      const work = () => (isKeyed(endpoint, options) ? withIdempotency(kit, request, reply, keyable) : run());
      // what reads its own body has its own queue for it
      const result = await (cause && !options.ownBody ? writes.run(cause.account, work) : work());
      if (options.ownAnswer || reply.sent) return reply;
      return answer(endpoint, request, reply, visiting ? shownToVisitor(endpoint, result) : result);
    },
  };
  if (options.bodyLimit) definition.bodyLimit = options.bodyLimit;
  http.route(definition);
}

/**
 * Only a few writes of one account run at once; the others wait without a database connection. Otherwise writes that
 * wait for the same row would hold every connection, and everybody else’s calls would fail. Of this process.
 */
const writes = new WorkInTurn({ ofOne: 4, inAll: Number.POSITIVE_INFINITY });

/** Reads cause nothing. */
const causeOf = ({ method }: Endpoint, { actor }: FastifyRequest): { account: string } | null =>
  method !== 'GET' && actor ? { account: personOf(actor) } : null;

/** A member of a team stays at the homes they look after, and what they do for the host is recorded. */
async function forTeam(
  { db }: Kit,
  { teams }: Gate,
  endpoint: Endpoint,
  { actor, params, body }: ReceivedCall,
  handle: () => Promise<unknown>,
): Promise<unknown> {
  if (!actor?.member) return handle();
  if (endpoint.method !== 'GET') await teams.requireStill(actor);
  await teams.requireHomesOf(actor, body);
  const deed = await teams.deedOf(actor, endpoint, params, body);
  if (!deed) return handle();
  const result = await deeds.run(deed, handle);
  if (!deed.written) await deed.write(db, result, true);
  return result;
}

/** Logged before anything is read, so that it is also there if the file was cut off, or is the log itself. */
async function tellOfExport(kit: Kit, { exported }: Gate, { path }: Endpoint, { actor, query }: ReceivedCall) {
  const { format, limit: _, cursor: __, headings: ___, ...narrowing } = Object(query);
  if (format !== 'csv' || !actor?.staffRole) return;
  // that words were searched for, and never which: they may be a name, which would be there after it is erased
  const narrowed = Object.entries(narrowing).map(([name, value]) => (name === 'q' ? 'q' : `${name}=${value}`));
  await exported?.(kit, actor, { list: path.slice(path.lastIndexOf('/') + 1), narrowed: narrowed.join(' ') || null });
}

const isKeyed = ({ method }: Endpoint, { ownAnswer, rawBody, secretAnswer }: Route['options']): boolean =>
  method === 'POST' && !ownAnswer && !rawBody && secretAnswer !== 'never kept';

function readInput(
  { path, body, query, params }: Endpoint,
  request: FastifyRequest,
  { rawBody, readsBroken }: Route['options'],
) {
  if (request.isMultipart() && !rawBody) throw wrongContentType();
  const errors: Record<string, FieldError> = Object.create(null);
  const read = (schema: Endpoint['body'], value: unknown) => {
    const parsed = schema?.safeParse(value, { reportInput: true });
    if (parsed?.success === false) Object.assign(errors, fieldErrorsOf(parsed.error));
    return parsed?.data;
  };
  if (!body && !rawBody && request.body !== undefined && request.body !== null && !isEmptyObject(request.body))
    throw invalidInput({ body: 'unknownField' });
  const input = {
    body: rawBody ? undefined : read(body, request.body ?? undefined),
    query: read(query, request.query),
  };
  const asSent = readsBroken && { body: undefined, query: request.query, params: request.params };
  if (asSent && Object.keys(errors).length > 0) return asSent;
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  const named = params?.safeParse(request.params);
  if (asSent && named?.success === false) return asSent;
  if (named?.success === false) throw path.startsWith('/api/jobs/{id}') ? jobNotFound() : notFound();
  return { ...input, params: named?.data ?? {} };
}

const isEmptyObject = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

function answer(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, result: unknown): unknown {
  reply.code(endpoint.status);
  if (result instanceof CsvAnswer)
    return result.sendTo(reply, request.actor?.language ?? defaultLanguage, Object(request.query).headings === 'words');
  if (endpoint.status === 204) return reply.send();
  if (!endpoint.paged) return result === null ? sendNull(reply) : result;
  const { rows, nextCursor, total } = result as Page<unknown>; // the handler's type: a paged endpoint returns a page
  reply.header('x-total-count', total);
  if (nextCursor) {
    const next = new URL(request.url, 'http://this');
    next.searchParams.set('cursor', nextCursor);
    reply.header('link', `<${next.pathname}${next.search}>; rel="next"`);
  }
  return rows;
}

// Fastify sends a null payload as an empty body; the contract promises the JSON value null.
const sendNull = (reply: FastifyReply) =>
  reply
    .type('application/json; charset=utf-8')
    .serializer(() => 'null')
    .send({});

import fastJsonStringify from 'fast-json-stringify';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';

type Json = Record<string, unknown>;

const noContent = { type: 'null', description: 'No content' };

/** What Fastify needs to know about an endpoint. JSON schemas are made of the contract's own only where one is asked for. */
export function endpointSchema({ summary, access, body, query, params, answer: success, status, path }: Endpoint) {
  return {
    summary,
    tags: [path.split('/')[2] ?? 'other'],
    'x-access': access,
    ...(access !== 'anyone' && { security: [{ bearer: [] }] }),
    ...(body && { body }),
    ...(query && { querystring: query }),
    ...(params && { params }),
    response: { [status]: success ?? noContent },
  };
}

/** How answers of one shape are written. Made for the first of them: to make all takes longer than to start. */
export function answerWriter({ schema }: { schema: unknown }): (answer: unknown) => string {
  let write: ((answer: unknown) => string) | undefined;
  return (answer) => {
    write ??= fastJsonStringify(jsonSchemaOf(schema, answerSchema));
    return write(answer);
  };
}

/** An endpoint's entry in the OpenAPI document. */
export function describedEndpoint<Schema extends FastifySchema>({ schema, url }: { schema: Schema; url: string }) {
  const { body, querystring, params, response } = schema ?? {};
  return {
    url,
    schema: {
      ...schema,
      ...(body !== undefined && { body: jsonSchemaOf(body, sentSchema) }),
      ...(querystring !== undefined && { querystring: jsonSchemaOf(querystring, sentSchema) }),
      ...(params !== undefined && { params: jsonSchemaOf(params, sentSchema) }),
      response: Object.fromEntries(
        Object.entries(response ?? {}).map(([status, shape]) => [status, jsonSchemaOf(shape, answerSchema)]),
      ),
    },
  };
}

const jsonSchemaOf = (schema: unknown, convert: (schema: z.ZodType) => Json): Json =>
  schema instanceof z.ZodType ? convert(schema) : (schema as Json); // the contract's, or `noContent`

/**
 * The JSON schema that fast-json-stringify writes an answer with: only listed members leave the server, whatever else a
 * presenter put into its object. Null is folded into `type` where possible, because `anyOf` is resolved at run time.
 */
function answerSchema(schema: z.ZodType): Json {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => foldNull(jsonSchema as Json),
  }) as Json;
}

/** The JSON schema for what a client sends, for the OpenAPI document. */
const sentSchema = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }) as Json;

function foldNull(schema: Json): void {
  const { anyOf } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return;
  const [kind, nothing] = anyOf as Json[];
  if (nothing?.type !== 'null' || typeof kind?.type !== 'string') return;
  delete schema.anyOf;
  Object.assign(schema, kind, { type: [kind.type, 'null'] });
  if (Array.isArray(kind.enum)) schema.enum = [...kind.enum, null];
}

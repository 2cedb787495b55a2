import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';

type Json = Record<string, unknown>;

/** What Fastify needs to know about an endpoint: how to write its answer, and its entry in the OpenAPI document. */
export function endpointSchema({ summary, access, body, query, params, answer: success, status, path }: Endpoint) {
  return {
    summary,
    tags: [path.split('/')[2] ?? 'other'],
    'x-access': access,
    ...(access !== 'anyone' && { security: [{ bearer: [] }] }),
    ...(body && { body: sentSchema(body) }),
    ...(query && { querystring: sentSchema(query) }),
    ...(params && { params: sentSchema(params) }),
    response: { [status]: success ? answerSchema(success) : { type: 'null', description: 'No content' } },
  };
}

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

import { z } from 'zod';

type Json = Record<string, unknown>;

/**
 * The JSON schema that fast-json-stringify writes an answer by: only listed members leave the server, whatever a
 * presenter put into its object. Null is folded into `type` where possible, because `anyOf` is tried at run time.
 */
export function answerSchema(schema: z.ZodType): Json {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => foldNull(jsonSchema as Json),
  }) as Json;
}

/** The JSON schema of what a client sends, for the OpenAPI document. */
export const sentSchema = (schema: z.ZodType): Json =>
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

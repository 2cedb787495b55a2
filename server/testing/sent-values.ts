import { z } from 'zod';

type Json = Record<string, unknown>;

/** One value a client sends: where it is, and what the contract's own JSON schema says about it. */
export interface SentValue {
  /** Its keys from the outside in; 0 for a list element. */
  path: (string | number)[];
  schema: Json;
}

/** Every value a schema takes, without the lists and objects themselves except lists that have no limit. */
export const sentValuesOf = (schema: z.ZodType): SentValue[] =>
  // `unrepresentable` and `io` as in the OpenAPI document
  valuesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Json, []);

function valuesIn(schema: Json, path: SentValue['path']): SentValue[] {
  const kinds = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((kind) => (kind as Json[] | undefined) ?? []);
  if (kinds.length > 0) return kinds.flatMap((kind) => valuesIn(kind, path));
  if (schema.type === 'object')
    return Object.entries((schema.properties as Record<string, Json> | undefined) ?? {}).flatMap(([key, value]) =>
      valuesIn(value, [...path, key]),
    );
  if (schema.type === 'array') return [{ path, schema }, ...valuesIn(schema.items as Json, [...path, 0])];
  return schema.type === 'null' || schema.type === 'boolean' || schema.const !== undefined ? [] : [{ path, schema }];
}

/** A copy with that value in that place; anything missing along the path is created. */
export function withValue(content: unknown, [key, ...rest]: SentValue['path'], value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === 'number') return [withValue(Array.isArray(content) ? content[0] : undefined, rest, value)];
  const before = Object(content ?? {});
  return { ...before, [key]: withValue(before[key], rest, value) };
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { addPart } from './upload-parts.ts';
import { limitQuery } from './wire.ts';

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

test('a number in a query is written in digits: blanks are not 0, nor are other ways to write one accepted', () => {
  const { query = z.never() } = addPart;
  for (const offset of ['0', '64000']) assert.ok(accepts(query, { offset }), offset);
  for (const offset of ['', ' ', '\t', '0x10', '1e3', '+1', '-1', '1.5', 'x', ['1', '2'], undefined])
    assert.ok(!accepts(query, { offset }), String(offset));
  assert.ok(accepts(limitQuery, {}), 'one that may be left out');
});

import type { SentValue } from './sent-values.ts';

/** The limits of an int4 column, a timestamp and a JavaScript date, and a little beyond. */
export const numbersPastAll = [2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 53), 1e308, -1e308];
export const momentsPastAll = [
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59.999-23:59',
  '2026-02-30T00:00:00Z',
];
export const daysPastAll = ['-271821-04-20', '0000-01-01', '0001-01-01', '9999-12-31', '2026-02-30', '+275760-09-13'];
/** No text we store holds a NUL or half a character; `long` is longer than any. */
export const textsPastAll = ['\u0000', 'a\u0000b', '\ud800', 'a\udc00', 'x'.repeat(50_000)];

const moments = [
  ...momentsPastAll,
  '1899-12-31T23:59:59Z',
  '1900-01-01T00:00:00Z',
  '2199-12-31T23:59:59.999Z',
  '2200-01-01T00:00:00Z',
  '2026-11-21T00:00:00+23:59',
  '2026-11-21T00:00:00-23:59',
  '2026-11-21T00:00:00.123456789Z',
  '2026-11-21T23:59:60Z',
];
const days = [...daysPastAll, '1899-12-31', '1900-01-01', '2199-12-31', '2200-01-01', '2024-02-29'];
const numbers = [...numbersPastAll, 2 ** 31 - 1, -(2 ** 31), 0, -1, 0.5, 'NaN', 'Infinity', '0x10', ''];

/** What to send for a value: the edges of its type and beyond. */
export function extremesFor({ path, schema }: SentValue): unknown[] {
  if (path.at(-1) === 'cursor') return cursors();
  if (schema.type === 'array') return [[], Array.from({ length: 5000 }, () => null)];
  if (schema.enum || schema.format === 'uuid') return ['\u0000', '\ud800', '00000000-0000-0000-0000-000000000000', ''];
  if (schema.type === 'number' || schema.type === 'integer') return [...numbers, ...edgesOf(schema)];
  if (schema.format === 'date-time') return moments;
  if (schema.format === 'date') return days;
  if (schema.pattern) return [...textsPastAll, ''];
  return [...textsPastAll, '', ...longestOf(schema)];
}

function edgesOf({ minimum, maximum }: SentValue['schema']): number[] {
  const edges = [minimum, maximum].map(Number).filter(Number.isFinite);
  return edges.flatMap((edge) => [edge - 1, edge, edge + 1]);
}

/** As long as allowed, in two-byte and four-byte characters; and one longer. */
function longestOf({ maxLength }: SentValue['schema']): string[] {
  const most = Number(maxLength);
  if (!Number.isFinite(most)) return [];
  return ['é'.repeat(most), '𝕏'.repeat(most / 2), 'x'.repeat(most + 1)];
}

/** Cursors of one to three parts with an extreme value in each position, next to others that may pass. */
function cursors(): string[] {
  const [id, at] = ['01900000-0000-7000-8000-000000000000', '2026-05-06T16:00:00.000Z'];
  const numbers = [2 ** 31, 2 ** 53, -1e308, 99_999_999_999, 0.5];
  const parts = [...momentsPastAll.slice(0, 5), ...numbers, '\u0000', '\ud800', '', null, ['x'], { toString: 1 }, id];
  const extreme = parts.flatMap((part) => [
    [part],
    [part, id],
    [at, part],
    [part, at, id],
    [0, part, id],
    ['-createdAt', part, id],
  ]);
  const broken = ['', '=', 'not base64', '\u0000', Buffer.from('{').toString('base64url'), 'A'.repeat(201)];
  return [...extreme.map((each) => Buffer.from(JSON.stringify(each)).toString('base64url')), ...broken];
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { CsvAnswer, type CsvCell } from './csv-answer.ts';

const sent = async (...cells: CsvCell[]): Promise<string> => {
  const http = Fastify();
  http.get('/', (_, reply) => new CsvAnswer('list', { columns: ['head'], total: 1, rows: [cells] }).sendTo(reply));
  const { body, headers } = await http.inject('/');
  assert.equal(headers['content-type'], 'text/csv; charset=utf-8');
  assert.equal(headers['x-total-count'], '1');
  return body.replace(/^\uFEFFhead\r\n/, '');
};

test('no cell starts a formula, and a negative number stays one', async () => {
  for (const formula of ['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])
    assert.match(await sent(formula), /^"?'/, JSON.stringify(formula));
  assert.equal(await sent('-12.50', -3, 'a-b'), '-12.50,-3,a-b\r\n');
});

test('commas, quotes and line breaks stay within their cell', async () => {
  assert.equal(await sent('a,b', 'say "yes"', 'one\ntwo', null, true), '"a,b","say ""yes""","one\ntwo",,true\r\n');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Fastify from 'fastify';
import type { LanguageCode } from '#contract/languages.ts';
import { until } from '#server/testing/until.ts';
import { CsvAnswer, type CsvCell } from './csv-answer.ts';

const sent = (...cells: CsvCell[]): Promise<string> => sentIn('en', ...cells);

const sentIn = async (language: LanguageCode, ...cells: CsvCell[]): Promise<string> => {
  const http = Fastify();
  http.get('/', (_, reply) =>
    new CsvAnswer('list', { columns: ['head'], total: 1, rows: [cells] }).sendTo(reply, language),
  );
  const { body, headers } = await http.inject('/');
  assert.equal(headers['content-type'], 'text/csv; charset=utf-8');
  assert.equal(headers['x-total-count'], '1');
  return body.replace(/^\uFEFFhead\r\n/, '');
};

test('who deleted their account is called that in the reader’s language, and has no address', async () => {
  const columns = ['host', 'title', 'email', 'note'];
  const http = Fastify();
  const list = { columns, total: 1, rows: [['–', '–', 'id@erased.invalid', '–']] };
  http.get('/en', (_, reply) => new CsvAnswer('list', list).sendTo(reply, 'en'));
  http.get('/de', (_, reply) => new CsvAnswer('list', list).sendTo(reply, 'de'));
  const lineOf = async (url: string) => (await http.inject(url)).body.split('\r\n')[1];
  assert.equal(await lineOf('/en'), 'Deleted account,Deleted property,,–');
  assert.equal(await lineOf('/de'), 'Gelöschtes Konto;Gelöschte Unterkunft;;–', 'in the language of who reads it');
});

test('no cell starts a formula, and a negative number stays one', async () => {
  for (const formula of ['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])
    assert.match(await sent(formula), /^"?'/, JSON.stringify(formula));
  assert.equal(await sent('-12.50', -3, 'a-b'), '-12.50,-3,a-b\r\n');
});

test('what other spreadsheets part at a semicolon, tab or line break starts no formula either', async () => {
  assert.equal(await sent('Loft;=HYPERLINK(A1);y'), "Loft;'=HYPERLINK(A1);y\r\n");
  assert.equal(await sent('a; @SUM(A1)', 'b\t+1'), "a;' @SUM(A1),b\t'+1\r\n");
  assert.equal(await sent('one\n=1+1;', 'two;＝1'), '"one\n\'=1+1;",two;\'＝1\r\n');
  assert.equal(await sent('\n=1', 'one\r\n\r\ntwo\r\n=1'), '"\'\n\'=1","one\r\n\r\ntwo\r\n\'=1"\r\n');
  assert.equal(await sent('two; three', 'a=b', '3;4', '-5'), 'two; three,a=b,3;4,-5\r\n');
});

test('commas, quotes and line breaks stay within their cell', async () => {
  assert.equal(await sent('a,b', 'say "yes"', 'one\ntwo', null, true), '"a,b","say ""yes""","one\ntwo",,true\r\n');
});

test('where a comma parts fractions, a spreadsheet of the reader’s finds columns and numbers', async () => {
  const cells = ['Loft, Mitte', 12.5, '-1234.50', 7, 'a;b', '2026-11-28T05:00:00.000Z', true];
  const german = 'Loft, Mitte;12,5;-1234,50;7;"a;b";2026-11-28T05:00:00.000Z;true\r\n';
  assert.equal(await sentIn('de', ...cells), german);
  const chinese = '"Loft, Mitte",12.5,-1234.50,7,a;b,2026-11-28T05:00:00.000Z,true\r\n';
  assert.equal(await sentIn('zh', ...cells), chinese);
});

test('no cell starts a formula there either, whichever sign a spreadsheet parts cells at', async () => {
  assert.equal(await sentIn('de', '=1+1', '-1,5', '-1+1'), "'=1+1;'-1,5;'-1+1\r\n");
  assert.equal(await sentIn('de', 'Loft,=1', 'a;=1'), 'Loft,\'=1;"a;\'=1"\r\n');
});

/** A file of a million lines, fetched over a connection by who reads it as slowly as told. */
async function fetchLong(total: number) {
  const made = { rows: 0, ended: false };
  async function* rows() {
    try {
      while (made.rows < total) yield [++made.rows, 'x'.repeat(200)];
    } finally {
      made.ended = true;
    }
  }
  const http = Fastify({ forceCloseConnections: true });
  http.get('/', (_, reply) =>
    new CsvAnswer('list', { columns: ['n', 'text'], total, rows: rows() }).sendTo(reply, 'en'),
  );
  const answer = await fetch(await http.listen({ port: 0, host: '127.0.0.1' }));
  assert.ok(answer.body);
  return { made, reader: answer.body.getReader(), close: () => http.close() };
}

test('the first bytes of a million lines come long before the last line is read, and who leaves stops the reading', async () => {
  const { made, reader, close } = await fetchLong(1_000_000);
  const { value } = await reader.read();
  assert.ok(value && value.length > 0);
  await pause(200);
  const sofar = made.rows;
  assert.ok(sofar < 100_000, `${sofar} lines were read for a reader who has taken one piece`);
  await reader.cancel();
  await until('the reading stops', () => made.ended);
  assert.ok(made.rows < 100_000);
  await close();
});

test('a long file takes no more memory than a short one', async () => {
  const { made, reader, close } = await fetchLong(100_000);
  let [bytes, most] = [0, 0];
  const before = memoryNow();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const sofar = Math.floor(bytes / 4_000_000);
    bytes += piece.value.length;
    // whatever is garbage by now does not count
    if (Math.floor(bytes / 4_000_000) > sofar) most = Math.max(most, memoryNow() - before);
  }
  assert.ok(made.ended && bytes > 20_000_000, String(bytes));
  assert.ok(most < 8_000_000, `${most} of ${bytes} bytes were held at once`);
  await close();
});

function memoryNow(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

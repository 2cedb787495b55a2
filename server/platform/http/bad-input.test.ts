import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';

const house = await aHouse();
const host = await aHost(house);

const json = 'application/json';
const form = { title: 'Flat', address: '200 Congress Ave, Austin, TX 78701' };
/** Sends bytes unchanged. */
const raw = (payload: string | Buffer, type: string | null = json, path = '/api/properties') =>
  house.send('POST', path, { as: host.token, body: payload, headers: type === null ? {} : { 'content-type': type } });

async function refused(sent: ReturnType<typeof raw>, status: number, code: string): Promise<void> {
  const { body, ...answer } = await sent;
  assert.deepEqual([answer.status, body.error], [status, code]);
  assert.ok(body.message && body.requestId);
}

test('a body that is not JSON, nested too deep or of the wrong kind is refused', async () => {
  for (const broken of ['{', '{"title": }', 'title=Flat', "{'title': 'Flat'}", '{"title":"Flat",}', '\u0000'])
    await refused(raw(broken), 400, 'invalid_input');
  for (const wrong of ['[]', '"text"', '12', 'null', 'true']) await refused(raw(wrong), 400, 'invalid_input');
  for (const depth of [11, 40_000]) {
    await refused(raw('['.repeat(depth) + ']'.repeat(depth)), 400, 'invalid_input');
    const nested = `${'{"title":'.repeat(Math.min(depth, 9000))}1${'}'.repeat(Math.min(depth, 9000))}`;
    await refused(raw(nested), 400, 'invalid_input');
    await refused(raw(nested, json, '/api/host/setup-payment'), 400, 'invalid_input');
  }
});

test('a missing body names the fields it lacks', async () => {
  const { status, body } = await house.post('/api/properties', undefined, host.token);
  assert.deepEqual([status, body.error], [400, 'invalid_input']);
});

test('more than 100 kB is too much, whatever length the header claims', async () => {
  const large = (size: number) => JSON.stringify({ ...form, notes: 'x'.repeat(size) });
  await refused(raw(large(100_001)), 413, 'payload_too_large');
  await refused(raw(large(5_000_000)), 413, 'payload_too_large');
  await refused(raw(large(90_000)), 400, 'invalid_input');
});

test('other content types are refused', async () => {
  for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense'])
    await refused(raw(JSON.stringify(form), type), 415, 'unsupported_media_type');
  await refused(raw('--x--', 'multipart/form-data; boundary=x'), 415, 'unsupported_media_type');
  assert.equal((await raw(JSON.stringify(form), 'application/json; charset=utf-8')).status, 201);
});

test('a field error has a sentence, and a code with its values', async () => {
  const { status, body } = await house.post('/api/properties', { title: 'x'.repeat(121), bedrooms: 1.5 }, host.token);
  assert.equal(status, 400);
  assert.deepEqual(body.fields, {
    title: 'Use at most 120 characters',
    address: 'Address is required',
    bedrooms: 'Use a whole number',
  });
  assert.deepEqual(body.fieldErrors, {
    title: { code: 'tooLong', maximum: 120 },
    address: { code: 'addressRequired' },
    bedrooms: { code: 'notWhole' },
  });
});

test('what is of the wrong type is not called missing', async () => {
  const sent = { title: 12, address: '200 Congress Ave, Austin, TX 78701', bedrooms: '2', bathrooms: true };
  const { body } = await house.post('/api/properties', sent, host.token);
  const wrong = 'This value isn’t valid here';
  assert.deepEqual(body.fields, { title: wrong, bedrooms: wrong, bathrooms: wrong });
});

test('unknown fields are named, wherever they stand', async () => {
  const { status, body } = await house.post('/api/properties', { ...form, rent: 1, 'a.b': 2 }, host.token);
  assert.equal(status, 400);
  assert.deepEqual(body.fields, { rent: 'Unknown field', 'a.b': 'Unknown field' });
  const query = await house.get('/api/properties?page=2', host.token);
  assert.deepEqual([query.status, query.body.fields], [400, { page: 'Unknown field' }]);
});

test('NUL, other controls and lone surrogates are refused with a sentence', async () => {
  for (const unusable of ['\\u0000', '\\u0008', '\\ud800', '\\udc00x', '\\u007f']) {
    const { status, body } = await raw(`{"title":"a${unusable}b","address":"${form.address}"}`);
    assert.deepEqual(
      [status, body.fields],
      [400, { title: 'This text contains characters that can’t be stored' }],
      unusable,
    );
  }
  const pair = await raw(`{"title":"\\ud83e\\uddf9 Flat","address":"${form.address}"}`);
  assert.deepEqual([pair.status, pair.body.title], [201, '🧹 Flat']);
});

test('odd paths, ids, queries and methods are not found and break nothing', async () => {
  const paths = [
    '/api/jobs/%00',
    '/api/jobs/%ff',
    '/api/jobs/..%2f..%2fetc',
    '/api/jobs/1',
    `/api/jobs/${'a'.repeat(900)}`,
  ];
  for (const path of paths) assert.ok([400, 404].includes((await house.get(path, host.token)).status), path);
  for (const query of ['limit=0', 'limit=-1', 'limit=1e9', 'limit=x', 'limit=1&limit=2', 'cursor=%00', 'cursor=e30'])
    assert.equal((await house.get(`/api/properties?${query}`, host.token)).status, 400, query);
  for (const method of ['PATCH', 'OPTIONS', 'PROPFIND'])
    assert.ok([404, 405].includes((await house.send(method, '/api/properties', { as: host.token })).status), method);
});

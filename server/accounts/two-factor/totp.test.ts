import assert from 'node:assert/strict';
import { test } from 'node:test';
import { base32Of, codeAt, otpauthUrl, stepAt, stepOf } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

test('the codes of RFC 4226, appendix D', () => {
  const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'];
  assert.deepEqual(
    codes.map((_, count) => codeAt(secret, count)),
    codes,
  );
});

test('the codes of RFC 6238, appendix B, whose last six digits these are', () => {
  const codes = { 59: '94287082', 1111111109: '07081804', 1111111111: '14050471', 1234567890: '89005924' };
  const later = { 2000000000: '69279037', 20000000000: '65353130' };
  for (const [seconds, code] of Object.entries({ ...codes, ...later }))
    assert.equal(codeAt(secret, stepAt(new Date(Number(seconds) * 1000))), code.slice(-6), seconds);
});

test('a code is taken one step early or late, no further, and in no other form', () => {
  for (const [away, taken] of [
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ] as const)
    assert.equal(stepOf(secret, codeAt(secret, 1000 + away), [1000]), taken ? 1000 + away : null, String(away));
  for (const code of ['', '75522', '7552244', 'abcdef']) assert.equal(stepOf(secret, code, [1]), null);
});

test('base32 of RFC 4648, without padding', () => {
  const written = {
    '': '',
    f: 'MY',
    fo: 'MZXQ',
    foo: 'MZXW6',
    foob: 'MZXW6YQ',
    fooba: 'MZXW6YTB',
    foobar: 'MZXW6YTBOI',
  };
  for (const [text, base32] of Object.entries(written)) assert.equal(base32Of(Buffer.from(text)), base32);
});

test('the address for the camera names the product, the account and the secret', () => {
  const address = new URL(otpauthUrl(secret, { issuer: 'Freshkey', account: 'a+b@example.com' }));
  assert.equal(address.protocol, 'otpauth:');
  assert.equal(decodeURIComponent(address.pathname), '/Freshkey:a+b@example.com');
  assert.deepEqual(Object.fromEntries(address.searchParams), {
    ...{ secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', issuer: 'Freshkey' },
    ...{ algorithm: 'SHA1', digits: '6', period: '30' },
  });
});

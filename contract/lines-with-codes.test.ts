import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitCodes } from './lines-with-codes.ts';

test('lines that tell a code are taken out of a text, and the others stay as they are', () => {
  const text = 'Mind the cat.\nDoor code 4417#\n\nTowels are upstairs.\nWi-Fi password: sandcastle-77';
  assert.deepEqual(splitCodes(text), {
    codes: 'Door code 4417#\nWi-Fi password: sandcastle-77',
    rest: 'Mind the cat.\n\nTowels are upstairs.',
  });
  assert.deepEqual(splitCodes('The code is 4417'), { codes: 'The code is 4417', rest: '' });
  assert.deepEqual(splitCodes('Mind the cat.'), { codes: '', rest: 'Mind the cat.' });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writtenPhone } from './written-phone.ts';

test('a number of the United States is written as people write it, any other as it was given', () => {
  for (const given of ['+19125550142', '19125550142', '912-555-0142', '(912) 555-0142'])
    assert.equal(writtenPhone(given), '(912) 555-0142');
  for (const given of ['+49 30 901820', '+44 20 7946 0958', '0123456789', '']) assert.equal(writtenPhone(given), given);
});

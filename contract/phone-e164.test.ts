import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phoneE164 } from './phone-e164.ts';

test('numbers of the United States are read however they are typed, others with a plus', () => {
  const read: [typed: string | null, number: string | null][] = [
    ['(512) 555-0143', '+15125550143'],
    ['1-512-555-0143', '+15125550143'],
    ['+1 512.555.0143', '+15125550143'],
    ['+49 170 1234567', '+491701234567'],
    ['+44 20 7946 0958', '+442079460958'],
    ['0170 1234567', null],
    ['(112) 555-0143', null],
    ['(512) 055-0143', null],
    ['+1 555', null],
    ['+0 123 456 789', null],
    ['', null],
    [null, null],
  ];
  for (const [typed, number] of read) assert.equal(phoneE164(typed), number, String(typed));
});

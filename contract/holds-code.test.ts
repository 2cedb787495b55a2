import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdsCode, withoutCodes } from './holds-code.ts';

test('a code beside its word, or a password, is seen in every language', () => {
  for (const text of [
    'Key box on the left post, code 4417.',
    'Gate code: 2086#',
    'Use 9182 for the keypad',
    'Der Türcode ist 5521',
    'El código de la puerta es 3307',
    'Le code du portail est le 7741',
    'Il codice è 8120',
    'A senha é casa1234',
    '门锁密码是 5566',
    'رمز الباب ٤٤١٧',
    'Kòd pòt la se 2231',
    'Wi-Fi password: sandcastle-77',
  ])
    assert.ok(holdsCode(text), text);
});

test('numbers that are no codes are not', () => {
  for (const text of [
    'The stairs are steep: the small vacuum stays upstairs.',
    'Parking in bay 112.',
    'Bins go out on Tuesday at 18:30, in building code order.',
    'New code of conduct from 2,500 guests',
    'There is a pin board in the hall.',
    'Ask for the password at the desk.',
  ])
    assert.ok(!holdsCode(text), text);
});

test('a quote says all but the codes, in every language', () => {
  for (const [text, quoted] of [
    ['Key box on the left post, code 4417.', 'Key box on the left post, code •••.'],
    ['Gate code: 2086#, or code 77120 at night', 'Gate code: •••#, or code ••• at night'],
    ['Use 9182 for the keypad', 'Use ••• for the keypad'],
    ['رمز الباب ٤٤١٧', 'رمز الباب •••'],
    ['A senha é casa1234', 'A senha é •••'],
    ['Wi-Fi password: sandcastle-77', 'Wi-Fi password: •••'],
    ['I waited 15 minutes in bay 112.', 'I waited 15 minutes in bay 112.'],
  ] as const) {
    assert.equal(withoutCodes(text), quoted);
    assert.ok(!holdsCode(withoutCodes(text)), text);
  }
});

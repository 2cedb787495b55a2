import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDistance, formatRadius, inKm, wayOf } from './distance.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a distance is told in the reader’s unit and language, to a tenth below ten', () => {
  assert.equal(plain(formatDistance(5, 'km', 'en')), '5 km');
  assert.equal(plain(formatDistance(5, 'mi', 'en')), '3.1 mi');
  assert.equal(plain(formatDistance(24.4, 'mi', 'en')), '15 mi');
  assert.equal(plain(formatDistance(5, 'mi', 'de')), '3,1 mi');
  assert.equal(plain(formatDistance(24, 'km', 'ar')), '24 كم');
  assert.equal(formatDistance(5, 'mi', 'zh'), '3.1英里');
});

test('less than one of the reader’s unit is told as that', () => {
  const told = (km: number, unit: 'mi' | 'km') => {
    const { near, distance } = wayOf(km, unit, 'en');
    return [near, plain(distance)];
  };
  assert.deepEqual(told(0.1, 'mi'), [true, '1 mi']);
  assert.deepEqual(told(1.5, 'mi'), [true, '1 mi']);
  assert.deepEqual(told(1.5, 'km'), [false, '1.5 km']);
  assert.deepEqual(told(1.7, 'mi'), [false, '1.1 mi']);
});

test('a radius that was chosen in whole miles is read in whole miles, though it is kept in whole kilometres', () => {
  for (const miles of [1, 5, 10, 25, 100]) {
    const kept = Math.round(inKm(miles, 'mi'));
    assert.equal(plain(formatRadius(kept, 'mi', 'en')), `${miles} mi`);
  }
  assert.equal(plain(formatRadius(16, 'km', 'de')), '16 km');
});

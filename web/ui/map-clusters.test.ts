import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clustersOf, isSpread, shareOf, spanOf } from './map-clusters.ts';

const pin = (name: string, latitude: number, longitude = -81) => ({ name, place: { latitude, longitude } });
const names = (pins: readonly { name: string }[]) => pins.map(({ name }) => name).join('');

test('pins that would lie upon each other on the map are one, in their middle', () => {
  // a map of one degree: nearer than 0.12 is together
  const clusters = clustersOf([pin('a', 32), pin('b', 33), pin('c', 32.06), pin('d', 32.2)]);
  assert.deepEqual(
    clusters.map(({ pins }) => names(pins)),
    ['ac', 'b', 'd'],
  );
  assert.equal(clusters[0]?.place.latitude, 32.03);
});

test('a closer look tells them apart, unless they are at one place', () => {
  assert.equal(clustersOf([pin('a', 32), pin('c', 32.06)]).length, 2);
  const together = [pin('a', 32), pin('b', 32)];
  assert.equal(clustersOf(together).length, 1);
  assert.equal(isSpread(together), false);
  assert.equal(isSpread([pin('a', 32), pin('c', 32.06)]), true);
  assert.deepEqual(clustersOf([]), []);
});

test('thousands of pins are told apart at once, and none that are shown lie upon each other', () => {
  const many = Array.from({ length: 4_000 }, (_, at) =>
    pin(`${at} `, 30 + ((at * 37) % 997) / 500, -81 + ((at * 53) % 991) / 500),
  );
  const from = performance.now();
  const clusters = clustersOf(many);
  assert.ok(performance.now() - from < 2_000, 'not each with each, again and again');
  assert.equal(
    clusters.reduce((sum, { pins }) => sum + pins.length, 0),
    many.length,
  );
  const near = spanOf(many.map(({ place }) => place)) * shareOf(true);
  for (const [at, { place }] of clusters.entries())
    for (const other of clusters.slice(at + 1)) assert.ok(spanOf([place, other.place]) > near * 0.7);
});

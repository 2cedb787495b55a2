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

const scattered = (count: number) =>
  Array.from({ length: count }, (_, at) => pin(`${at} `, 30 + ((at * 37) % 997) / 500, -81 + ((at * 53) % 991) / 500));

/** How often a distance is measured on the way, however busy the machine is. */
function measuredFor(count: number): number {
  const { hypot } = Math;
  let measured = 0;
  Math.hypot = (...sides) => {
    measured++;
    return hypot(...sides);
  };
  clustersOf(scattered(count));
  Math.hypot = hypot;
  return measured;
}

test('twice as many pins are at most some more than twice the work: not each with each, again and again', () => {
  const [some, twice] = [measuredFor(2_000), measuredFor(4_000)];
  assert.ok(some > 0 && twice < 3 * some, `${some}, ${twice}`);
});

test('of thousands of pins none that are shown lie upon each other, and none is lost', () => {
  const many = scattered(4_000);
  const clusters = clustersOf(many);
  assert.equal(
    clusters.reduce((sum, { pins }) => sum + pins.length, 0),
    many.length,
  );
  const near = spanOf(many.map(({ place }) => place)) * shareOf(true);
  for (const [at, { place }] of clusters.entries())
    for (const other of clusters.slice(at + 1)) assert.ok(spanOf([place, other.place]) > near * 0.7);
});

import { expect, it } from 'vitest';
import { drawingHeight, drawingWidth, layOut } from './route-model.ts';

const tybee = { latitude: 31.999, longitude: -80.845 };
const savannah = { latitude: 32.07, longitude: -81.09 };
const thunderbolt = { latitude: 32.03, longitude: -81.05 };

const inside = ({ x, y }: { x: number; y: number }) => x > 0 && x < drawingWidth && y > 0 && y < drawingHeight;

it('draws north up and west to the left, all of it inside', () => {
  const { places } = layOut([savannah, thunderbolt, tybee]);
  const [west, middle, east] = places;
  expect(places.every(inside)).toBe(true);
  expect(
    west && middle && east && west.x < middle.x && middle.x < east.x && west.y < middle.y && middle.y < east.y,
  ).toBe(true);
});

it('keeps pins of one neighborhood apart, however many there are', () => {
  const { places } = layOut(Array.from({ length: 8 }, () => tybee));
  expect(places.every(inside)).toBe(true);
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(25);
});

it('a single place lies in the middle, at a scale of some kilometres', () => {
  const { places, perKm } = layOut([tybee]);
  expect(places).toEqual([{ x: drawingWidth / 2, y: drawingHeight / 2 }]);
  expect(perKm).toBeLessThan(drawingWidth / 3);
});

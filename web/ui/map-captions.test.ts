import assert from 'node:assert/strict';
import { test } from 'node:test';
import { captionsOf } from './map-captions.ts';

const size = { width: 360, height: 360 };
const place = (caption: string, x: number, y: number) => ({
  ...{ point: { id: `${x} ${y}`, latitude: 0, longitude: 0, label: caption, mark: '2', caption }, x, y },
});
const written = (places: Parameters<typeof captionsOf>[0], home: { x: number; y: number } | null = null) =>
  captionsOf(places, size, home).map(({ text, anchor }) => `${text} ${anchor}`);

test('a place’s name stands at the end of its pin, at the start where the map ends, and at each that has it', () => {
  assert.deepEqual(written([place('Savannah', 100, 100), place('Savannah', 100, 200)]), [
    'Savannah start',
    'Savannah start',
  ]);
  assert.deepEqual(written([place('Tybee Island', 320, 100)]), ['Tybee Island end']);
});

test('no name lies upon a pin, the home or another name', () => {
  assert.deepEqual(written([place('Savannah', 100, 100), place('Pooler', 140, 100)]), ['Savannah end', 'Pooler start']);
  assert.deepEqual(written([place('Garden City', 100, 100)], { x: 140, y: 100 }), ['Garden City end']);
  const crowd = [place('A long name here', 30, 100), ...[60, 100, 140].map((y) => place('', 70, y))];
  assert.deepEqual(written(crowd), []);
});

test('letters as wide as high take their room, so that two names of them never lie upon each other', () => {
  assert.deepEqual(written([place('萨凡纳河畔老城区', 100, 100), place('泰比岛', 225, 100)]), [
    '萨凡纳河畔老城区 middle',
    '泰比岛 start',
  ]);
  assert.deepEqual(written([place('Savannah', 100, 100), place('Tybee', 225, 100)]), ['Savannah start', 'Tybee start']);
});

test('a home of the reader has its name first, beside the house above its place', () => {
  const home = place('Dune House', 100, 140);
  const house = { ...home, point: { ...home.point, isHouse: true } };
  const [first, second] = captionsOf([place('Savannah', 100, 100), house], size, null);
  assert.deepEqual([first?.text, first?.anchor, first?.y], ['Dune House', 'start', 104]);
  assert.deepEqual([second?.text, second?.anchor], ['Savannah', 'end']);
});

test('the home that distances are from is named before all others, and where nothing is free, too', () => {
  const house = (caption: string, x: number, isFrom = false) => {
    const home = place(caption, x, 140);
    return { ...home, point: { ...home.point, isHouse: true, isFrom } };
  };
  assert.deepEqual(written([house('Pier 9 Studio', 100), house('Dune House', 150, true)])[0], 'Dune House start');
  const crowd = [60, 100, 140].flatMap((y) => [20, 170].map((x) => place('', x, y)));
  assert.deepEqual(written([...crowd, house('A very long name of a home', 95)]), []);
  assert.equal(written([...crowd, house('A very long name of a home', 95, true)]).length, 1);
});

test('a name keeps off pins that are near it, and stands below its own where both sides are taken', () => {
  const near = written([place('Savannah', 100, 100), place('', 100 + 16 + 9 + 8 * 6.6 + 18, 100)]);
  assert.deepEqual(near, ['Savannah end']);
  const around = [place('', 160, 100), place('', 40, 100)].map((one) => ({
    ...one,
    point: { ...one.point, mark: '2' },
  }));
  const [first] = captionsOf([place('Tybee Island', 100, 100), ...around], size, null);
  assert.equal(first?.anchor, 'middle');
});

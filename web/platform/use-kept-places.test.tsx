import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useKeptPlaces } from './use-kept-places.ts';

const row = (id: string, word = 'old') => ({ id, word });
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join('');

function opened(names: string, list: string | null = 'all') {
  const rowsOf = (of: string) => [...of].map((id) => row(id));
  const { result, rerender } = renderHook(({ rows, list: of }) => useKeptPlaces(rows, of), {
    initialProps: { rows: rowsOf(names), list },
  });
  return {
    shown: () => ids(result.current),
    becomes: (now: string, of: string | null = 'all') => rerender({ rows: rowsOf(now), list: of }),
  };
}

it('keeps what has left the list where it was', () => {
  const { shown, becomes } = opened('abcd');
  becomes('ad');
  expect(shown()).toBe('abcd');
  becomes('d');
  expect(shown()).toBe('abcd');
});

it('puts what is new where the list has it', () => {
  const { shown, becomes } = opened('abc');
  becomes('acx');
  expect(shown()).toBe('abcx');
});

it('forgets what has left once another list was open', () => {
  const { shown, becomes } = opened('abc');
  becomes('ac');
  becomes('xy', 'others');
  expect(shown()).toBe('xy');
  becomes('ac');
  expect(shown()).toBe('ac');
});

it('keeps nothing of an earlier list that is shown until the next one is there', () => {
  const { shown, becomes } = opened('abc');
  becomes('abc', null);
  becomes('xy', 'others');
  expect(shown()).toBe('xy');
});

it('shows what has become of what left, and nothing where it is gone', () => {
  const { result, rerender } = renderHook(
    ({ rows, known }) => useKeptPlaces(rows, 'all', ({ id }) => known.find((one) => one.id === id)),
    { initialProps: { rows: [row('a'), row('b'), row('c')], known: [] as ReturnType<typeof row>[] } },
  );
  rerender({ rows: [row('a')], known: [row('b', 'new')] });
  expect(result.current).toEqual([row('a'), row('b', 'new')]);
});

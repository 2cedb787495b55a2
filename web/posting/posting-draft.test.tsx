import { beforeEach, expect, it } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './posting-draft.ts';
import { emptyPosting } from './posting-values.ts';

const values = { ...emptyPosting, startTime: '2026-11-25T11:00', specialInstructions: 'Shoes off please' };

beforeEach(() => localStorage.clear());

it('comes back at the address where it was begun, as after a reload', () => {
  keepDraft('nora', { values, begunAt: 'property=cottage' });
  expect(readDraft('nora', 'property=cottage')).toEqual(values);
});

it('gives way to an address that asks for something else', () => {
  keepDraft('nora', { values, begunAt: 'property=cottage' });
  expect(readDraft('nora', 'property=loft')).toBeNull();
  keepDraft('nora', { values, begunAt: null });
  expect(readDraft('nora', 'property=cottage')).toBeNull();
});

it('comes back wherever the address asks for nothing, for its own account alone', () => {
  keepDraft('nora', { values, begunAt: 'property=cottage' });
  expect(readDraft('nora', null)).toEqual(values);
  expect(readDraft('paul', null)).toBeNull();
  forgetDraft('nora');
  expect(readDraft('nora', null)).toBeNull();
});

it('fills what an older version did not have, and leaves what it cannot read', () => {
  keepDraft('nora', { values: { specialInstructions: 'Shoes off' }, begunAt: null });
  expect(readDraft('nora', null)).toEqual({ ...emptyPosting, specialInstructions: 'Shoes off' });
  for (const unread of ['{', '"text"', '{"startTime":"2026-11-25T11:00"}']) {
    localStorage.setItem('post-job-draft:nora', unread);
    expect(readDraft('nora', null)).toBeNull();
  }
});

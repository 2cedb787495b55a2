import { beforeEach, expect, it } from 'vitest';
import { choose, noChoices } from './choices.ts';
import { keepChoices, readChoices } from './kept-choices.ts';

beforeEach(() => localStorage.clear());

it('keeps the choices of each job over a reload, and forgets them once they are sent', () => {
  const chosen = choose(choose(noChoices, 'dana', 0), 'ibrahim', 1);
  keepChoices('job-1', chosen);
  expect(readChoices('job-1')).toEqual(chosen);
  expect(readChoices('job-2')).toEqual(noChoices);
  keepChoices('job-1', null);
  expect(readChoices('job-1')).toEqual(noChoices);
  expect(localStorage.length).toBe(0);
});

it.each(['{"', '[1,2,3]', '["dana"]', '{}'])('takes what was damaged, %s, for nobody chosen', (damaged) => {
  keepChoices('job-1', choose(noChoices, 'dana', 0));
  localStorage.setItem(localStorage.key(0) ?? '', damaged);
  expect(readChoices('job-1')).toEqual(noChoices);
});

import { beforeEach, expect, it } from 'vitest';
import { forgetGivenDetails, keepGivenDetails } from './given-details.ts';

beforeEach(() => sessionStorage.clear());

it('keeps who was invited from behind the # of a link for the visit, and no longer', () => {
  const given = { name: 'Marta Moss', email: 'marta@example.com' };
  expect(keepGivenDetails('#name=Marta+Moss&email=marta%40example.com&phone=&role=ADMIN')).toEqual(given);
  expect(keepGivenDetails('')).toEqual(given);
  forgetGivenDetails();
  expect(keepGivenDetails('')).toEqual({});
});

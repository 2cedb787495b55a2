import { beforeEach, expect, it } from 'vitest';
import { getHomeAccess } from '#contract/access-calls.ts';
import { createProperty, listHostCleaners, postJob, setupPayment } from '#contract/calls.ts';
import { makeClaimFile } from '#contract/claim-calls.ts';
import { keepActingFor } from './acting-for.ts';
import { fetchRights, may } from './may.ts';

const hanna = { id: '01a1f8e1-9514-7761-a1e9-09d2334af378', name: 'Hanna' };
const asked = [postJob, createProperty, listHostCleaners, getHomeAccess, setupPayment, makeClaimFile];

beforeEach(() => localStorage.clear());

it('lets everybody do all for themself', async () => {
  await fetchRights();
  expect(asked.map((call) => may(call))).toEqual([true, true, true, true, true, true]);
});

it.each([
  ['manager', { role: 'MANAGER', some: false }, [true, true, true, true, false, false]],
  ['manager of some homes', { role: 'MANAGER', some: true }, [true, false, false, true, false, false]],
  ['viewer', { role: 'VIEWER', some: false }, [false, false, true, false, false, false]],
] as const)('a %s may what the server’s table says', async (_, place, expected) => {
  keepActingFor({ ...hanna, ...place });
  await fetchRights();
  expect(asked.map((call) => may(call))).toEqual(expected);
});

import { callOf } from './endpoint.ts';
import type * as fairPrice from './fair-price.ts';
import type * as checklist from './home-checklist.ts';
import type * as supplies from './supplies.ts';

// The calls about a home itself, kept as those in calls.ts are.

export const getHomeChecklist = callOf<typeof checklist.getHomeChecklist>('GET', '/api/properties/{id}/checklist');
export const saveHomeChecklist = callOf<typeof checklist.saveHomeChecklist>('PUT', '/api/properties/{id}/checklist', [
  'homes',
]);
export const listSupplies = callOf<typeof supplies.listSupplies>('GET', '/api/properties/{id}/supplies');
export const saveSupplies = callOf<typeof supplies.saveSupplies>('PUT', '/api/properties/{id}/supplies', [
  'homes',
  'properties',
]);
export const markSupply = callOf<typeof supplies.markSupply>('PATCH', '/api/jobs/{id}/supplies/{supplyId}', ['work']);
export const getFairPrice = callOf<typeof fairPrice.getFairPrice>('GET', '/api/properties/{id}/fair-price');

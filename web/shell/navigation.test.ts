import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screens } from '#web/paths.ts';
import { cleanerTabOf } from '#web/platform/cleaner-tab-of.ts';
import { linksOf } from './navigation.ts';

test('the dashboard is marked in the bar at each address that opens it', () => {
  const opens = Object.values(screens).filter((path) => path !== screens.findJobs && cleanerTabOf(path, '') !== null);
  const link = linksOf('CLEANER').find(({ label }) => label === 'dashboard');
  assert.deepEqual([link?.to, ...(link?.also ?? [])].toSorted(), opens.toSorted());
});

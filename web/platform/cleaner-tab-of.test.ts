import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asksForNoPart, cleanerTabOf, cleanerTabs, isCleanerHome } from './cleaner-tab-of.ts';

test('a part opens by its name and by the one it has in older links, and on a phone the day does not come before it', () => {
  const at = (tab: string) => cleanerTabOf('/cleaner/dashboard', `?tab=${tab}`);
  const older = [
    'available-jobs',
    'my-bids',
    'assigned-jobs',
    'earnings',
    'clients',
    'requests',
    'referrals',
    'profile',
  ];
  const today = ['jobs', 'bids', 'assigned', 'earnings', 'clients', 'requests', 'referrals', 'profile'];
  assert.deepEqual(older.map(at), today);
  assert.deepEqual(cleanerTabs.map(at), [...cleanerTabs]);
  assert.equal(cleanerTabOf('/de/cleaner/dashboard-full', '?tab=my-bids'), 'bids');
  assert.equal(at('toString'), 'overview');
  assert.equal(isCleanerHome('/cleaner/dashboard', '?tab=my-bids'), false);
  assert.equal(isCleanerHome('/cleaner/dashboard', '?tab=nothing'), true);
});

test('an address may ask for a part that there is none of', () => {
  assert.equal(asksForNoPart('/cleaner/dashboard', '?tab=helpers'), true);
  for (const search of ['', '?tab=bids', '?tab=my-bids'])
    assert.equal(asksForNoPart('/cleaner/dashboard', search), false);
  assert.equal(asksForNoPart('/help', '?tab=helpers'), false);
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Property } from '#contract/properties.ts';
import { shown } from '#web/testing/shown.tsx';
import { AddStayDialog } from './add-stay-dialog.tsx';

const home = (autoCreateJobs: boolean) =>
  ({ id: 'loft', title: 'Loft', autoCreateJobs, defaultPayoutCents: 7500 }) as Property; // all that is read of it

const open = (autoCreateJobs: boolean) =>
  shown(
    <AddStayDialog
      properties={[home(autoCreateJobs)]}
      propertyId="loft"
      checkInDate="2026-12-05"
      onClose={() => undefined}
      onAdded={() => undefined}
    />,
    { words: ['timeline', 'calendars'] },
  );

it('says before a stay is saved for how much its cleaning is posted', async () => {
  await open(true);
  expect(await screen.findByText(/^When you save, a cleaning is posted for \$75\.00/)).toBeTruthy();
});

it('says that none is posted where the home posts none by itself', async () => {
  await open(false);
  expect(await screen.findByText(/^No cleaning is posted/)).toBeTruthy();
});

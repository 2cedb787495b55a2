import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { NoBids } from './no-bids.tsx';

it('does not say that all see a job that is its invited cleaners’ alone', async () => {
  await shown(<NoBids action={null} invitedOnly />, { words: ['bids'] });
  expect(screen.getByText('We’ll notify you when the first bid comes in.')).toBeTruthy();
});

it('says who sees a job that is open to everyone', async () => {
  await shown(<NoBids action={null} invitedOnly={false} />, { words: ['bids'] });
  expect(screen.getByText(/^Approved cleaners within reach can see this job/)).toBeTruthy();
});

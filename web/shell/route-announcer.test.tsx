// Runs alone: it would see what other files leave in them.
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

it('a page whose code is still on the way is read out by its own name, once it has one', async () => {
  document.title = 'Post a job · Freshkey';
  const user = await shown(
    <>
      <RouteAnnouncer />
      <TextLink to="/jobs/1">Next</TextLink>
    </>,
    { words: ['shell'], at: '/post-job' },
  );
  document.title = 'Freshkey';
  await user.click(screen.getByText('Next'));
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(screen.getByRole('status').textContent).toBe('');
  document.title = 'Lakeside Loft · Freshkey';
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Lakeside Loft · Freshkey opened'));
});

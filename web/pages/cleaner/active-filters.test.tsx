import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { JobFilters } from './job-filters.tsx';
import { useJobFilters } from './use-job-filters.ts';

function Present() {
  const filters = useJobFilters();
  const { search } = useLocation();
  return (
    <>
      {filters.count > 0 && <ActiveFilters filters={filters} />}
      <output>{search}</output>
      <p>asks for {filters.query.minPayoutCents}</p>
    </>
  );
}
function Fields() {
  return <JobFilters filters={useJobFilters()} profile={{ serviceRadiusKm: 40 } as never} />;
}
function Both() {
  const filters = useJobFilters();
  return (
    <>
      <JobFilters filters={filters} profile={{ serviceRadiusKm: 40 } as never} />
      <button type="button" onClick={filters.clear}>
        Clear
      </button>
      <Present />
    </>
  );
}
const address = () => screen.getByRole('status').textContent;
const at = '/?view=map&type=deep&minimum=90&radius=25';

it('names each filter of the address, and takes off the one that is pressed', async () => {
  const user = await shown(<Present />, { words: ['cleaner', 'jobs', 'searches'], at });
  await user.click(await screen.findByRole('button', { name: /From .\$90\.00/ }));
  expect(address()).toBe('?view=map&type=deep&radius=25');
  expect(screen.getByText(/^Within 25/)).toBeTruthy();
});

it('takes off all of them and stays on the map', async () => {
  const user = await shown(<Present />, { words: ['cleaner', 'jobs', 'searches'], at });
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('?view=map');
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
});

it('asks for jobs that bring the reader the minimum, their fee taken off; what is saved reads the same', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/config' ? Response.json({ fees: { hostCents: 500, cleanerCents: 500 } }) : Response.json(null),
  );
  await shown(<Present />, { words: ['cleaner', 'jobs', 'searches'], at: '/?minimum=85' });
  expect(await screen.findByText('asks for 9000')).toBeTruthy();
  expect(screen.getByRole('button', { name: /From .\$85\.00/ })).toBeTruthy();
});

it('asks for no minimum that no job could pay, and says in its field how much there can be', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/config' ? Response.json({ fees: { hostCents: 500, cleanerCents: 500 } }) : Response.json(null),
  );
  const words = ['cleaner', 'jobs', 'searches'] as const;
  await shown(
    <>
      <Present />
      <Fields />
    </>,
    { words: [...words], at: '/?minimum=99999' },
  );
  expect(await screen.findByText(/up to .?\$9,995\.00/)).toBeTruthy();
  expect(screen.getByText('asks for')).toBeTruthy();
});

it('leaves the address and the list as they were for a minimum it refuses, and keeps what was typed beside the reason', async () => {
  const user = await shown(<Both />, { words: ['cleaner', 'jobs', 'searches'], at: '/?minimum=90' });
  const field = await screen.findByLabelText<HTMLInputElement>(/minimum/i);
  await user.clear(field);
  await user.type(field, 'abc');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(field.value).toBe('abc');
  expect(address()).toBe('?minimum=90');
  expect(screen.getByText('asks for 9000')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field.value).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(address()).toBe('');
});

import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { Way } from './way.tsx';

afterEach(cleanup);

const at = (address: string) => ({ property: { address } }) as JobDetail; // all that is read

it('leads to the home in either of the phone’s maps', async () => {
  await shown(<Way job={at('12 Dune Road & Co, Austin')} />, { words: ['today'] });
  const ways = await screen.findAllByRole<HTMLAnchorElement>('link');
  expect(ways.map(({ host }) => host)).toEqual(['www.google.com', 'maps.apple.com']);
  for (const { search } of ways)
    expect([...new URLSearchParams(search).values()]).toContain('12 Dune Road & Co, Austin');
});

it('before the address is told there is no way', async () => {
  await shown(<Way job={at('')} />, { words: ['today'] });
  expect(screen.queryByRole('link')).toBeNull();
});
